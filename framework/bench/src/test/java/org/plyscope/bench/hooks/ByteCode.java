package org.plyscope.bench.hooks;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Changes compiled classes in place, byte for byte, so that all offsets stay as they are. */
final class ByteCode {
  private static final byte ALOAD_0 = 0x2A;
  private static final byte GETFIELD = (byte) 0xB4;
  private static final byte ACONST_NULL = 0x01;
  private static final byte NOP = 0x00;

  private ByteCode() {}

  /**
   * Lets every read of a field of {@code this} give null: {@code aload_0, getfield} becomes {@code
   * aconst_null, nop}. The compiler of the virtual machine then drops all that depends on it.
   *
   * @return how many reads were changed
   */
  static int nullInsteadOf(byte[] code, String field) throws IOException {
    int index = fieldIndex(code, field);
    int changed = 0;
    for (int i = 0; index > 0 && i + 3 < code.length; i++) {
      boolean reads = code[i] == ALOAD_0 && code[i + 1] == GETFIELD;
      if (reads && code[i + 2] == (byte) (index >> 8) && code[i + 3] == (byte) index) {
        code[i] = ACONST_NULL;
        code[i + 1] = NOP;
        code[i + 2] = NOP;
        code[i + 3] = NOP;
        changed++;
      }
    }
    return changed;
  }

  /** Returns where the constant pool refers to a field of this name, or 0. */
  private static int fieldIndex(byte[] code, String field) throws IOException {
    Map<Integer, String> texts = new HashMap<>();
    Map<Integer, Integer> names = new HashMap<>();
    Map<Integer, Integer> fields = new HashMap<>();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(code));
    in.skipBytes(8);
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.put(i, in.readUTF());
        case 9 -> {
          in.readUnsignedShort();
          fields.put(i, in.readUnsignedShort());
        }
        case 12 -> {
          names.put(i, in.readUnsignedShort());
          in.readUnsignedShort();
        }
        case 7, 8, 16, 19, 20 -> in.skipBytes(2);
        case 15 -> in.skipBytes(3);
        case 5, 6 -> {
          in.skipBytes(8);
          i++;
        }
        default -> in.skipBytes(4);
      }
    }
    return fields.entrySet().stream()
        .filter(entry -> field.equals(texts.get(names.get(entry.getValue()))))
        .mapToInt(Map.Entry::getKey)
        .findFirst()
        .orElse(0);
  }
}
