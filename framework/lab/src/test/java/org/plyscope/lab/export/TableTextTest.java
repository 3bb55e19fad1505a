package org.plyscope.lab.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.table.DataTable;

class TableTextTest {
  private static final String LETTERS = "ab,\"\n\r;\t 'é→😀\\/{}[]<&=0";

  @Test
  void csvQuotesOnlyWhatNeedsIt() {
    DataTable table =
        new DataTable(
            "t",
            List.of("move", "note"),
            List.of(
                Arrays.asList("a1, b2", null),
                Arrays.asList(1.5, "say \"hi\""),
                Arrays.asList(Double.NaN, "")));
    assertThat(TableText.csv(table))
        .isEqualTo("move,note\r\n\"a1, b2\",\r\n1.5,\"say \"\"hi\"\"\"\r\n,\"\"\r\n");
  }

  @Test
  void jsonKeepsTypes() {
    DataTable table =
        new DataTable(
            "t",
            List.of("n", "x", "b", "s", "none", "nan", "big"),
            List.of(
                Arrays.asList(3L, 0.5, true, "</a>", null, Double.NaN, Double.NEGATIVE_INFINITY)));
    JsonArray row = table(TableText.json(List.of(table))).getAsJsonArray("rows");
    assertThat(row.get(0).toString()).isEqualTo("[3,0.5,true,\"</a>\",null,null,\"-Infinity\"]");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void whateverATableHoldsComesBack(long seed) {
    Random random = new Random(seed);
    int width = 1 + random.nextInt(6);
    List<List<Object>> rows = new ArrayList<>();
    for (int i = random.nextInt(30); i >= 0; i--) {
      rows.add(cells(random, width));
    }
    List<String> columns = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      columns.add(text(random));
    }
    DataTable table = new DataTable(text(random), columns, rows);

    List<List<String>> read = CsvReader.read(TableText.csv(table));
    assertThat(read.get(0)).isEqualTo(columns.stream().map(this::harmless).toList());
    assertThat(read.subList(1, read.size()))
        .isEqualTo(
            rows.stream().map(row -> texts(row).stream().map(this::harmless).toList()).toList());

    JsonObject json = table(TableText.json(List.of(table)));
    assertThat(json.get("name").getAsString()).isEqualTo(table.name());
    assertThat(json.getAsJsonArray("rows").asList().stream().map(this::values).toList())
        .isEqualTo(rows.stream().map(this::texts).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '→',
      quoteCharacter = '`',
      value = {
        "=1+1 → '=1+1",
        "@SUM(A1) → '@SUM(A1)",
        "+cmd|' /C calc'!A0 → '+cmd|' /C calc'!A0",
        "-2+3+cmd → '-2+3+cmd",
        "`\t=1` → `'\t=1`",
        "-3,6 -2,5 → -3,6 -2,5",
        "-7 → -7",
        "a=1 → a=1",
      })
  void textsThatLookLikeFormulasAreNeutralised(String text, String written) {
    DataTable table = new DataTable("t", List.of("name"), List.of(List.of((Object) text)));
    assertThat(CsvReader.read(TableText.csv(table)).get(1)).containsExactly(written);
    assertThat(TableText.json(List.of(table))).doesNotContain("\"'");
  }

  @Test
  void numbersStayNumbers() {
    DataTable table =
        new DataTable("t", List.of("n"), List.of(List.of(-1.5), List.of(-2L), List.of(-1e-9)));
    assertThat(TableText.csv(table)).isEqualTo("n\r\n-1.5\r\n-2\r\n-1.0E-9\r\n");
  }

  @Test
  void formatsAreToldByTheEndOfAName() {
    assertThat(ExportFormat.of(Path.of("a.b", "Tree.SVG"))).contains(ExportFormat.SVG);
    assertThat(ExportFormat.of(Path.of("x.csv"))).contains(ExportFormat.CSV);
    assertThat(ExportFormat.of(Path.of("x.svg.txt"))).isEmpty();
    assertThat(ExportFormat.of(Path.of("/"))).isEmpty();
  }

  private static JsonObject table(String json) {
    return JsonParser.parseString(json)
        .getAsJsonObject()
        .getAsJsonArray("tables")
        .get(0)
        .getAsJsonObject();
  }

  private static List<Object> cells(Random random, int width) {
    List<Object> cells = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      cells.add(
          switch (random.nextInt(5)) {
            case 0 -> null;
            case 1 -> random.nextLong();
            case 2 -> random.nextGaussian();
            case 3 -> random.nextBoolean();
            default -> text(random);
          });
    }
    return cells;
  }

  private static String text(Random random) {
    int[] points = LETTERS.codePoints().toArray();
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      text.appendCodePoint(points[random.nextInt(points.length)]);
    }
    return text.toString();
  }

  private List<String> texts(List<Object> row) {
    return row.stream().map(cell -> cell == null ? null : cell.toString()).toList();
  }

  private String harmless(String text) {
    return text != null && !text.isEmpty() && "=\t\r\n".indexOf(text.charAt(0)) >= 0
        ? "'" + text
        : text;
  }

  private List<String> values(JsonElement row) {
    return row.getAsJsonArray().asList().stream()
        .map(cell -> cell.isJsonNull() ? null : cell.getAsString())
        .toList();
  }
}
