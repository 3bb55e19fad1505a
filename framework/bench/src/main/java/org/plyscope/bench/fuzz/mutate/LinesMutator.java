package org.plyscope.bench.fuzz.mutate;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Damages files that hold a JSON value in each line. */
final class LinesMutator implements Mutator {
  private final List<List<String>> samples;
  private final List<String> lines;
  private final Function<String, JsonTree> reader;
  private final Function<JsonTree, String> writer;
  private final TextMutator texts;
  private final JsonMutator trees;

  LinesMutator(
      List<byte[]> samples, Function<String, JsonTree> reader, Function<JsonTree, String> writer) {
    this.samples =
        samples.stream().map(s -> new String(s, StandardCharsets.UTF_8).lines().toList()).toList();
    this.lines = this.samples.stream().flatMap(List::stream).toList();
    this.reader = reader;
    this.writer = writer;
    this.texts = new TextMutator(samples);
    this.trees = new JsonMutator(lines.stream().map(reader).toList(), texts);
  }

  @Override
  public byte[] mutated(SplittableRandom random) {
    List<String> all = new ArrayList<>(samples.get(random.nextInt(samples.size())));
    for (int changes = 1 + random.nextInt(2); changes > 0 && !all.isEmpty(); changes--) {
      int i = random.nextInt(all.size());
      switch (random.nextInt(12)) {
        case 0 -> all.remove(i);
        case 1 -> all.add(i, all.get(i));
        case 2 -> Collections.swap(all, i, random.nextInt(all.size()));
        case 3 -> all.set(i, lines.get(random.nextInt(lines.size())));
        case 4 -> all.set(i, damaged(all.get(i), random));
        default -> all.set(i, changed(all.get(i), random));
      }
    }
    String text = String.join("\n", all) + (random.nextInt(20) == 0 ? "" : "\n");
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String changed(String line, SplittableRandom random) {
    // A line that was damaged before may be no JSON.
    return lines.contains(line) ? writer.apply(trees.mutated(reader.apply(line), random)) : line;
  }

  /** Damages the text of a line; a sealed line is sealed again. */
  private String damaged(String line, SplittableRandom random) {
    boolean sealed = line.startsWith("{\"check\":\"") && line.contains("\",");
    String body = sealed ? SealedLine.body(line) : line;
    byte[] bytes = texts.mutated(body.getBytes(StandardCharsets.UTF_8), random);
    String text = new String(bytes, StandardCharsets.UTF_8);
    return sealed ? SealedLine.seal(text) : text;
  }
}
