package org.plyscope.view.runs.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A value in a text of JSON, with its place. Made by {@link JsonReader}. */
final class JsonNode {
  /** What kinds of values there are. */
  enum Kind {
    OBJECT,
    LIST,
    TEXT,
    /** A number, true, false or null. */
    WORD
  }

  private final Kind kind;
  private final int start;
  private int end;

  /** The text, or the word as it is written. */
  private String content = "";

  private final Map<String, JsonNode> members = new LinkedHashMap<>();
  private final Map<String, Integer> keys = new LinkedHashMap<>();
  private final List<JsonNode> items = new ArrayList<>();

  JsonNode(Kind kind, int start) {
    this.kind = kind;
    this.start = start;
  }

  JsonNode endsAt(int place, String text) {
    end = place;
    content = text;
    return this;
  }

  void add(String key, int place, JsonNode value) {
    keys.put(key, place);
    members.put(key, value);
  }

  void add(JsonNode item) {
    items.add(item);
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** Returns where a key begins. */
  int keyStart(String key) {
    return keys.get(key);
  }

  Map<String, JsonNode> members() {
    return members;
  }

  List<JsonNode> items() {
    return items;
  }

  Optional<JsonNode> member(String key) {
    return Optional.ofNullable(members.get(key));
  }

  /** Returns a text or a word as people write it in a field. */
  String scalar() {
    return content;
  }
}
