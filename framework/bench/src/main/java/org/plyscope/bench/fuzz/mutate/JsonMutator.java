package org.plyscope.bench.fuzz.mutate;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** Damages trees of JSON: types, numbers, keys, order, depth, size. */
final class JsonMutator implements Mutator {
  private static final List<String> EXTREMES =
      List.of(
          "null",
          "true",
          "false",
          "0",
          "-0",
          "1",
          "-1",
          "2",
          "3",
          "-2",
          "0.5",
          "-0.5",
          "1.5",
          "7",
          "99",
          "100",
          "255",
          "256",
          "1000",
          "65536",
          "1000001",
          "2147483647",
          "2147483648",
          "-2147483648",
          "-2147483649",
          "4294967296",
          "9007199254740993",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "1e10",
          "1e308",
          "-1e308",
          "1e-320",
          "1e999",
          "-1e999",
          "1E400000000",
          "0.1e-999999999",
          "NaN",
          "Infinity",
          "00",
          "1.",
          "\"\"",
          "\" \"",
          "\"0\"",
          "\"-1\"",
          "\"NaN\"",
          "\"infinity\"",
          "\"-infinity\"",
          "\"null\"",
          "\"1e999\"",
          "\"2147483648\"",
          "\"0.5\"",
          "\"..\"",
          "\"../../x\"",
          "\"/\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\n\"",
          "\"\\r\\n\\t\"",
          "\"\\u001b[2J\"",
          "\"\\u202e\"",
          "\"é😀\"",
          "\"%s\"",
          "\"<html>\"",
          "\"{}\"",
          "\"a:b=c\"",
          "\"a=b,c=d[e=f]\"",
          "\"*\"",
          "\"(\"",
          "\"[\"",
          "\"true\"",
          "[]",
          "{}",
          "[[]]",
          "[null]",
          "{\"\":0}",
          "",
          "//",
          "'x'");

  private static final int DEEP = 3_000;
  private static final int LONG = 60_000;
  private static final int MANY = 600;

  private final List<JsonTree> samples;
  private final TextMutator texts;
  private SplittableRandom random;

  JsonMutator(List<byte[]> samples) {
    this(
        samples.stream()
            .map(sample -> JsonTree.read(new String(sample, StandardCharsets.UTF_8)))
            .toList(),
        new TextMutator(samples));
  }

  JsonMutator(List<JsonTree> samples, TextMutator texts) {
    this.samples = samples;
    this.texts = texts;
  }

  @Override
  public byte[] mutated(SplittableRandom numbers) {
    JsonTree tree = samples.get(numbers.nextInt(samples.size()));
    return JsonTree.text(mutated(tree, numbers)).getBytes(StandardCharsets.UTF_8);
  }

  /** Damages a copy of a tree. */
  JsonTree mutated(JsonTree sample, SplittableRandom numbers) {
    random = numbers;
    JsonTree tree = sample.copy();
    int changes = random.nextInt(3) > 0 ? 1 : 2 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      change(tree);
    }
    return tree;
  }

  private void change(JsonTree root) {
    JsonTree node = any(root);
    switch (random.nextInt(13)) {
      case 0, 1 -> node.become(JsonTree.simple(EXTREMES.get(random.nextInt(EXTREMES.size()))));
      case 2, 3 -> tweak(node);
      case 4 -> drop(node);
      case 5 -> again(node);
      case 6 -> rename(root, node);
      case 7 -> swap(node, any(root));
      case 8 -> node.become(any(samples.get(random.nextInt(samples.size()))));
      case 9 -> nest(node);
      case 10 -> retype(node);
      case 11 -> reorder(node);
      default -> grow(node);
    }
  }

  /** Returns a random value of a tree; each is as likely as any other. */
  private JsonTree any(JsonTree root) {
    List<JsonTree> all = new ArrayList<>();
    all.add(root);
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).children);
    }
    return all.get(random.nextInt(all.size()));
  }

  /** Changes a number a little or a lot, or a text at a place. */
  private void tweak(JsonTree node) {
    if (node.kind != JsonTree.Kind.SIMPLE || node.simple.isEmpty()) {
      return;
    }
    if (node.simple.charAt(0) == '"') {
      node.simple = text(node.simple);
      return;
    }
    try {
      double number = Double.parseDouble(node.simple);
      node.simple =
          switch (random.nextInt(6)) {
            case 0 -> String.valueOf((long) number + 1);
            case 1 -> String.valueOf((long) number - 1);
            case 2 -> String.valueOf(-(long) number);
            case 3 -> String.valueOf(number * Math.pow(10, random.nextInt(20)));
            case 4 -> String.valueOf(random.nextLong() >> random.nextInt(64));
            default -> String.valueOf(number + random.nextDouble() - 0.5);
          };
    } catch (NumberFormatException e) {
      node.simple = EXTREMES.get(random.nextInt(EXTREMES.size()));
    }
  }

  /** Damages a text and writes it as JSON, so that the damage is in the value. */
  private String text(String quoted) {
    byte[] inner = quoted.substring(1, quoted.length() - 1).getBytes(StandardCharsets.UTF_8);
    StringBuilder text = new StringBuilder("\"");
    String damaged = new String(texts.mutated(inner, random), StandardCharsets.UTF_8);
    for (int i = 0; i < damaged.length(); i++) {
      char c = damaged.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c == 0x7f) {
        text.append("\\u%04x".formatted((int) c));
      } else {
        text.append(c);
      }
    }
    return text.append('"').toString();
  }

  private void drop(JsonTree node) {
    if (node.children.isEmpty()) {
      tweak(node);
      return;
    }
    int i = random.nextInt(node.children.size());
    node.keys.remove(i);
    node.children.remove(i);
  }

  private void again(JsonTree node) {
    if (node.children.isEmpty()) {
      tweak(node);
      return;
    }
    int i = random.nextInt(node.children.size());
    JsonTree child = node.children.get(i);
    boolean many = random.nextInt(20) == 0 && JsonTree.text(child).length() < 200;
    for (int times = many ? random.nextInt(MANY) : 1; times > 0; times--) {
      node.keys.add(i, node.keys.get(i));
      node.children.add(i, child.copy());
    }
  }

  private void rename(JsonTree root, JsonTree node) {
    if (node.kind != JsonTree.Kind.OBJECT || node.keys.isEmpty()) {
      return;
    }
    JsonTree other = any(root);
    int i = random.nextInt(node.keys.size());
    String key = node.keys.get(i);
    boolean known = !other.keys.isEmpty() && random.nextBoolean();
    node.keys.set(i, known ? other.keys.get(random.nextInt(other.keys.size())) : text(key));
  }

  private static void swap(JsonTree one, JsonTree other) {
    JsonTree first = one.copy();
    JsonTree second = other.copy();
    one.become(second);
    other.become(first);
  }

  private void nest(JsonTree node) {
    int levels = random.nextInt(8) == 0 ? random.nextInt(DEEP) : 1 + random.nextInt(3);
    boolean list = random.nextBoolean();
    StringBuilder start = new StringBuilder();
    StringBuilder end = new StringBuilder();
    for (int i = 0; i < levels; i++) {
      start.append(list ? "[" : "{\"a\":");
      end.append(list ? ']' : '}');
    }
    node.become(JsonTree.simple(start + JsonTree.text(node) + end));
  }

  private void retype(JsonTree node) {
    switch (node.kind) {
      case OBJECT -> node.kind = JsonTree.Kind.LIST;
      case LIST -> {
        node.kind = JsonTree.Kind.OBJECT;
        node.keys.replaceAll(key -> "\"k" + random.nextInt(100) + "\"");
      }
      case SIMPLE ->
          node.simple =
              node.simple.startsWith("\"")
                  ? node.simple.substring(1, node.simple.length() - 1)
                  : '"' + node.simple + '"';
    }
  }

  private void reorder(JsonTree node) {
    if (node.children.size() < 2) {
      tweak(node);
      return;
    }
    int i = random.nextInt(node.children.size());
    int j = random.nextInt(node.children.size());
    switch (random.nextInt(3)) {
      case 0 -> Collections.swap(node.children, i, j);
      case 1 -> {
        Collections.swap(node.children, i, j);
        Collections.swap(node.keys, i, j);
      }
      default -> {
        node.children.subList(i, node.children.size()).clear();
        node.keys.subList(i, node.keys.size()).clear();
      }
    }
  }

  private void grow(JsonTree node) {
    if (random.nextInt(10) > 0) {
      tweak(node);
      return;
    }
    int length = random.nextInt(LONG);
    node.become(
        JsonTree.simple(
            random.nextBoolean() ? '"' + "a".repeat(length) + '"' : "1" + "0".repeat(length)));
  }
}
