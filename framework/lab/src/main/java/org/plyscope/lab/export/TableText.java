package org.plyscope.lab.export;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyscope.api.table.DataTable;

/**
 * Writes tables as text: comma-separated values as RFC 4180 has them, or JSON. "Not a number" is
 * written as nothing; an infinite number becomes a word. In comma-separated values a text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
public final class TableText {
  private static final Gson GSON =
      new GsonBuilder().serializeNulls().disableHtmlEscaping().setPrettyPrinting().create();

  /** The first characters of formulas, and the blanks that spreadsheets skip before them. */
  private static final String FORMULA = "=+-@\t\r\n";

  /** Numbers and moves from cell to cell, which compute nothing. */
  private static final Pattern NUMBERS = Pattern.compile("[-+][-+\\d.,: ]*");

  private TableText() {}

  /** Writes a table as comma-separated values. Returns the headings and one line per row. */
  public static String csv(DataTable table) {
    StringBuilder text = new StringBuilder(row(table.columns()));
    table.rows().forEach(row -> text.append(row(row)));
    return text.toString();
  }

  /**
   * Writes a row of comma-separated values.
   *
   * @param cells texts, numbers, flags and null for nothing
   * @return the line with its end
   */
  public static String row(List<?> cells) {
    return cells.stream().map(TableText::cell).collect(Collectors.joining(",", "", "\r\n"));
  }

  /**
   * Writes tables as JSON. Returns an object whose {@code tables} have a {@code name}, {@code
   * columns} and {@code rows}.
   */
  public static String json(List<DataTable> tables) {
    JsonArray all = new JsonArray();
    for (DataTable table : tables) {
      JsonObject one = new JsonObject();
      one.addProperty("name", table.name());
      one.add("columns", array(table.columns()));
      JsonArray rows = new JsonArray();
      table.rows().forEach(row -> rows.add(array(row)));
      one.add("rows", rows);
      all.add(one);
    }
    JsonObject json = new JsonObject();
    json.add("tables", all);
    return GSON.toJson(json) + "\n";
  }

  private static JsonArray array(List<?> cells) {
    JsonArray array = new JsonArray();
    cells.forEach(cell -> array.add(element(cell)));
    return array;
  }

  private static JsonElement element(Object cell) {
    if (nothing(cell)) {
      return JsonNull.INSTANCE;
    } else if (cell instanceof Boolean flag) {
      return new JsonPrimitive(flag);
    } else if (cell instanceof Number number && Double.isFinite(number.doubleValue())) {
      return new JsonPrimitive(number);
    }
    return new JsonPrimitive(cell.toString());
  }

  /** An empty text is quoted, so that it differs from nothing. */
  private static String cell(Object value) {
    if (nothing(value)) {
      return "";
    }
    String text = value instanceof Number ? value.toString() : harmless(value.toString());
    boolean plain =
        !text.isEmpty()
            && text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /** Names come from files of others; opened in a spreadsheet they must not become formulas. */
  private static String harmless(String text) {
    boolean formula = !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0;
    return formula && !NUMBERS.matcher(text).matches() ? "'" + text : text;
  }

  private static boolean nothing(Object cell) {
    return cell == null || (cell instanceof Number number && Double.isNaN(number.doubleValue()));
  }
}
