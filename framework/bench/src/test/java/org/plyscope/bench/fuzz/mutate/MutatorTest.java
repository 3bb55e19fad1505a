package org.plyscope.bench.fuzz.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.lab.fuzz.FuzzTarget.Form;

class MutatorTest {
  private static final int INPUTS = 300;

  private static byte[] sample(Form form) {
    String text =
        switch (form) {
          case TEXT -> "one two 3";
          case JSON -> "{\"a\": [1, 2.5, {\"b\": \"text\"}], \"c\": null}";
          case JSON_LINES -> "{\"a\":1}\n{\"a\":2,\"b\":[true]}\n";
          case GAME_LINES ->
              SealedLine.seal("\"game\":{\"index\":0,\"agents\":[\"x\",\"y\"]},\"meta\":{}}")
                  + "\n";
          case DATABASE ->
              "plyscope-database 1\nid: a\nrules: b\nsections: 3 2\ncrc32c: 364b3fb7\n\nabcde";
          case MESSAGE -> "\u0008\u0007\u0012\u0004\u0008\u0001\u0010\u0002\u001a\u0003abc";
          case ZIP ->
              new String(
                  ZipBytes.of(
                      List.of(
                          new ZipBytes.Entry(
                              "a.json", "{\"a\":1}".getBytes(StandardCharsets.UTF_8)),
                          new ZipBytes.Entry("b", new byte[64])),
                      0),
                  StandardCharsets.ISO_8859_1);
        };
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static List<byte[]> mutated(Form form) {
    Mutator mutator = Mutator.of(form, List.of(sample(form)));
    List<byte[]> all = new ArrayList<>();
    for (int seed = 0; seed < INPUTS; seed++) {
      all.add(mutator.mutated(new SplittableRandom(seed)));
    }
    return all;
  }

  @ParameterizedTest
  @EnumSource
  void theSameSeedDamagesInTheSameWay(Form form) {
    List<byte[]> once = mutated(form);
    assertThat(mutated(form)).usingElementComparator(Arrays::compare).isEqualTo(once);
    Set<String> different = new HashSet<>();
    once.forEach(bytes -> different.add(new String(bytes, StandardCharsets.ISO_8859_1)));
    assertThat(different).hasSizeGreaterThan(INPUTS / 3);
  }

  @Test
  void mostLinesOfGamesAreSealedRightly() {
    long right =
        mutated(Form.GAME_LINES).stream()
            .map(bytes -> new String(bytes, StandardCharsets.UTF_8).strip())
            .filter(line -> line.startsWith("{\"check\":\"") && line.contains("\","))
            .filter(line -> SealedLine.seal(SealedLine.body(line)).equals(line))
            .count();
    assertThat(right).isGreaterThan(INPUTS / 2);
  }

  @Test
  void mostZipFilesCanBeOpened() {
    long opened = mutated(Form.ZIP).stream().filter(MutatorTest::opens).count();
    assertThat(opened).isGreaterThan(INPUTS / 2).isLessThan(INPUTS);
  }

  private static boolean opens(byte[] zip) {
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      int entries = 0;
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        in.readAllBytes();
        entries++;
      }
      return entries > 0;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  @Test
  void keysOccurTwiceAndTypesChange() {
    List<String> texts =
        mutated(Form.JSON).stream().map(b -> new String(b, StandardCharsets.UTF_8)).toList();
    assertThat(texts)
        .anyMatch(text -> text.indexOf("\"a\":") < text.lastIndexOf("\"a\":"))
        .anyMatch(text -> text.startsWith("["))
        .anyMatch(text -> !text.contains("\"c\""))
        .anyMatch(text -> text.contains("\"2.5\""));
  }
}
