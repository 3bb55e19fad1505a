package org.plyscope.agent.neural.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.plyscope.api.InputException;

/**
 * Reads a message in the encoding of Protocol Buffers: {@link #next} moves to a field, then its
 * value is read or skipped.
 */
final class ProtoReader {
  private static final int VARINT = 0;
  private static final int FIXED64 = 1;
  private static final int BYTES = 2;
  private static final int FIXED32 = 5;
  private static final int LONGEST_VARINT = 10;

  private final ByteBuffer in;
  private int field;
  private int kind;

  ProtoReader(ByteBuffer bytes) {
    in = bytes.slice().order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Moves to the next field; returns whether there is one. */
  boolean next() {
    if (!in.hasRemaining()) {
      return false;
    }
    long tag = varint();
    field = (int) (tag >>> 3);
    kind = (int) (tag & 7);
    return true;
  }

  int field() {
    return field;
  }

  /** Returns whether the value is a piece of bytes: a text, a message, or packed numbers. */
  boolean packed() {
    return kind == BYTES;
  }

  long number() {
    return switch (kind) {
      case VARINT -> varint();
      case FIXED64 -> need(Long.BYTES).getLong();
      case FIXED32 -> need(Integer.BYTES).getInt();
      default -> throw damaged();
    };
  }

  float decimal() {
    if (kind != FIXED32) {
      throw damaged();
    }
    return need(Float.BYTES).getFloat();
  }

  String text() {
    return StandardCharsets.UTF_8.decode(bytes()).toString();
  }

  ProtoReader message() {
    return new ProtoReader(bytes());
  }

  /** Returns the bytes of the value, little-endian. */
  ByteBuffer bytes() {
    if (kind != BYTES) {
      throw damaged();
    }
    long length = varint();
    if (length < 0 || length > in.remaining()) {
      throw damaged();
    }
    ByteBuffer piece = in.slice().limit((int) length).slice().order(ByteOrder.LITTLE_ENDIAN);
    in.position(in.position() + (int) length);
    return piece;
  }

  void skip() {
    if (kind == BYTES) {
      bytes();
    } else {
      number();
    }
  }

  /** Reads one number of a packed value, in the variable form. */
  static long packedNumber(ByteBuffer piece) {
    long value = 0;
    for (int i = 0; i < LONGEST_VARINT; i++) {
      if (!piece.hasRemaining()) {
        throw damaged();
      }
      byte part = piece.get();
      value |= (long) (part & 0x7f) << (7 * i);
      if (part >= 0) {
        return value;
      }
    }
    throw damaged();
  }

  private long varint() {
    return packedNumber(in);
  }

  private ByteBuffer need(int bytes) {
    if (in.remaining() < bytes) {
      throw damaged();
    }
    return in;
  }

  static InputException damaged() {
    return new InputException("it is damaged or no ONNX file");
  }
}
