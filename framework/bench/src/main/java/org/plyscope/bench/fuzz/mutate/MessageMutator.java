package org.plyscope.bench.fuzz.mutate;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** Damages messages: fields, numbers, lengths, wire types and nesting. */
final class MessageMutator implements Mutator {
  private static final int VARINT = 0;
  private static final int BYTES = 2;
  private static final int DEEPEST = 8;
  private static final long[] EXTREMES = {
    0,
    1,
    2,
    -1,
    7,
    127,
    128,
    1 << 16,
    1 << 30,
    Integer.MAX_VALUE,
    1L << 31,
    1L << 32,
    1L << 40,
    Long.MAX_VALUE,
    Long.MIN_VALUE
  };

  /** A field; one of bytes may hold fields itself. */
  private static final class Field {
    int number;
    int type;
    long varint;
    byte[] bytes = {};
    List<Field> fields;

    /** A length that is written instead of the right one; negative for the right one. */
    long lie = -1;

    Field copy() {
      Field copy = new Field();
      copy.number = number;
      copy.type = type;
      copy.varint = varint;
      copy.bytes = bytes;
      copy.lie = lie;
      copy.fields = fields == null ? null : copies(fields);
      return copy;
    }
  }

  private final List<List<Field>> samples;
  private final TextMutator texts;

  MessageMutator(List<byte[]> samples) {
    this.samples = samples.stream().map(sample -> fields(sample, 0)).toList();
    this.texts = new TextMutator(samples);
  }

  @Override
  public byte[] mutated(SplittableRandom random) {
    List<Field> message = copies(samples.get(random.nextInt(samples.size())));
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      List<List<Field>> all = new ArrayList<>();
      all.add(message);
      for (int i = 0; i < all.size(); i++) {
        all.get(i).stream().filter(f -> f.fields != null).forEach(f -> all.add(f.fields));
      }
      List<Field> inner = all.get(random.nextInt(all.size()));
      if (!inner.isEmpty()) {
        change(inner, random.nextInt(inner.size()), random);
      }
    }
    return written(message);
  }

  private void change(List<Field> fields, int i, SplittableRandom random) {
    Field field = fields.get(i);
    switch (random.nextInt(10)) {
      case 0 -> fields.remove(i);
      case 1 -> fields.add(i, field.copy());
      case 2 -> Collections.swap(fields, i, random.nextInt(fields.size()));
      case 3 -> field.number = random.nextInt(32);
      case 4 -> field.type = random.nextInt(8);
      case 5 -> field.lie = EXTREMES[random.nextInt(EXTREMES.length)];
      case 6 -> {
        List<Field> other = samples.get(random.nextInt(samples.size()));
        fields.set(i, other.get(random.nextInt(other.size())).copy());
      }
      default -> value(field, random);
    }
  }

  private void value(Field field, SplittableRandom random) {
    if (field.type == VARINT) {
      field.varint =
          random.nextBoolean()
              ? EXTREMES[random.nextInt(EXTREMES.length)]
              : field.varint + random.nextInt(5) - 2;
    } else if (field.fields == null) {
      field.bytes = texts.mutated(field.bytes, random);
    } else if (!field.fields.isEmpty()) {
      value(field.fields.get(random.nextInt(field.fields.size())), random);
    }
  }

  private static List<Field> copies(List<Field> fields) {
    List<Field> copies = new ArrayList<>();
    fields.forEach(field -> copies.add(field.copy()));
    return copies;
  }

  /** Reads fields; null if the bytes are no message. */
  private static List<Field> fields(byte[] bytes, int depth) {
    List<Field> fields = new ArrayList<>();
    int[] at = {0};
    while (at[0] < bytes.length) {
      long tag = varint(bytes, at);
      Field field = new Field();
      field.number = (int) (tag >>> 3);
      field.type = (int) (tag & 7);
      if (tag <= 7 || at[0] > bytes.length) {
        return null;
      }
      long length =
          switch (field.type) {
            case VARINT -> {
              field.varint = varint(bytes, at);
              yield 0;
            }
            case 1 -> 8;
            case BYTES -> varint(bytes, at);
            case 5 -> 4;
            default -> -1;
          };
      if (length < 0 || length > bytes.length - at[0]) {
        return null;
      }
      field.bytes = Arrays.copyOfRange(bytes, at[0], at[0] + (int) length);
      at[0] += (int) length;
      if (field.type == BYTES && length > 1 && depth < DEEPEST) {
        field.fields = fields(field.bytes, depth + 1);
      }
      fields.add(field);
    }
    return fields;
  }

  private static long varint(byte[] bytes, int[] at) {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (at[0] >= bytes.length) {
        at[0]++;
        return -1;
      }
      byte next = bytes[at[0]++];
      value |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    return -1;
  }

  private static byte[] written(List<Field> fields) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Field field : fields) {
      write(out, ((long) field.number << 3) | field.type);
      byte[] bytes = field.fields == null ? field.bytes : written(field.fields);
      if (field.type == VARINT) {
        write(out, field.varint);
      } else {
        if (field.type == BYTES) {
          write(out, field.lie < 0 ? bytes.length : field.lie);
        }
        out.writeBytes(bytes);
      }
    }
    return out.toByteArray();
  }

  private static void write(ByteArrayOutputStream out, long varint) {
    long rest = varint;
    while ((rest & ~0x7fL) != 0) {
      out.write((int) ((rest & 0x7f) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
