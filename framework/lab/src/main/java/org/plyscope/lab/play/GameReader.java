package org.plyscope.lab.play;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;

/** Reads what {@link GameWriter} writes; whatever is wrong becomes one sentence that says where. */
final class GameReader {
  /** Deeper variations of variations nobody can read, and they would fill the stack. */
  private static final int NESTING = 1_500;

  private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+)");

  private final Catalog catalog;
  private final Rules open;
  private final List<String> remarks = new ArrayList<>();
  private GameTree tree;
  private GameNode current;

  /** Reads games; uses the open rules, unless there are none, if they are the same. */
  GameReader(Catalog catalog, Rules open) {
    this.catalog = catalog;
    this.open = open;
  }

  SavedGame read(String text) {
    Fields file = new Fields(parse(text), "the file");
    long format = file.whole("format", 0);
    if (format != GameWriter.OLD_FORMAT && format != GameWriter.FORMAT) {
      throw new InputException(
          format > GameWriter.FORMAT
              ? "The game was saved by a newer program (format " + format + "); update this one."
              : "The file is no saved game: 'format' is missing.");
    }
    Rules rules = rules(file);
    tree = start(rules, file.text("start", ""));
    tree.headers(file.texts("headers"));
    tree.comment(tree.root(), file.text("comment", ""));
    Seats seats = seats(file.list("seats"), rules);
    current = tree.root();
    line(tree.root(), file.list("moves"), "the main line");
    tree.go(current);
    return new SavedGame(tree, seats, remarks);
  }

  static String game(String text) {
    return new Fields(parse(text), "the file").text("game", "");
  }

  private static JsonObject parse(String text) {
    JsonReader reader = new JsonReader(new StringReader(text));
    reader.setNestingLimit(NESTING);
    try {
      JsonElement json = JsonParser.parseReader(reader);
      if (json.isJsonObject()) {
        return json.getAsJsonObject();
      }
    } catch (JsonParseException e) {
      if (e.getCause() instanceof OutOfMemoryError tooLarge) {
        throw tooLarge;
      }
      Matcher place = PLACE.matcher(String.valueOf(e.getMessage()));
      if (place.find()) {
        throw new InputException(
            "Line %s, column %s: the file is no saved game, which is written in JSON."
                .formatted(place.group(1), place.group(2)));
      }
    }
    throw new InputException("The file is no saved game, which is written in JSON.");
  }

  private Rules rules(Fields file) {
    String id = file.text("game", "");
    try {
      Rules rules = catalog.rules(id, "", file.texts("rules"));
      boolean same =
          open != null && open.game() == rules.game() && open.options().equals(rules.options());
      return same ? open : rules;
    } catch (InputException e) {
      throw new InputException(
          "The game '" + id + "' of the file cannot be opened: " + e.getMessage());
    }
  }

  private static GameTree start(Rules rules, String position) {
    try {
      return GameTree.start(rules, position);
    } catch (InputException e) {
      throw new InputException("The start position of the file is wrong: " + e.getMessage());
    }
  }

  private Seats seats(JsonArray list, Rules rules) {
    if (!list.isEmpty() && list.size() != rules.players()) {
      throw new InputException(
          "The file has %d seats; the rules have %d players."
              .formatted(list.size(), rules.players()));
    }
    Seats seats = Seats.humans(rules.players());
    for (int player = 0; player < list.size(); player++) {
      String name = rules.board().seats().get(player).name();
      Player who = player(Fields.of(list.get(player), "seat " + (player + 1)));
      seats = seats.with(player, who);
      check(rules, name, who);
    }
    return seats;
  }

  private static Player player(Fields seat) {
    String agent = seat.text("agent", "");
    if (agent.isBlank()) {
      return Player.HUMAN;
    }
    return new Player(agent, limits(seat), seat.whole("seed", 0));
  }

  private static Limits limits(Fields seat) {
    if (seat.has("limits") && seat.json().get("limits").isJsonPrimitive()) {
      try {
        return Limits.parse(seat.text("limits", ""));
      } catch (InputException e) {
        throw new InputException("In " + seat.place() + ", 'limits': " + e.getMessage());
      }
    }
    Fields old = seat.object("limits");
    return Limits.NONE
        .withDepth((int) Math.min(Integer.MAX_VALUE, old.whole("depth", 0)))
        .withNodes(old.whole("nodes", 0))
        .withIterations(old.whole("iterations", 0))
        .withTime(Duration.ofMillis(old.whole("millis", 0)));
  }

  /** A missing agent stays in its seat; it is only said that it cannot play now. */
  private void check(Rules rules, String seat, Player who) {
    if (!who.human()) {
      try {
        catalog.agent(rules, who.agent());
      } catch (InputException e) {
        remarks.add("The agent of " + seat + " cannot play now: " + e.getMessage());
      }
    }
  }

  private void line(GameNode start, JsonArray moves, String name) {
    GameNode at = start;
    for (JsonElement entry : moves) {
      String place = "move " + (at.ply() + 1) + " of " + name;
      Fields move = entry.isJsonPrimitive() ? null : Fields.of(entry, place);
      String text = move == null ? entry.getAsString() : move.text("move", "");
      GameNode parent = at;
      at = add(parent, text, place);
      if (move != null) {
        describe(at, move);
        for (JsonElement variation : move.list("variations")) {
          if (!variation.isJsonArray()) {
            throw new InputException("A variation of " + place + " must be a list of moves.");
          }
          line(parent, variation.getAsJsonArray(), "a variation at " + place);
        }
      }
    }
  }

  private GameNode add(GameNode parent, String text, String place) {
    try {
      return tree.add(parent, tree.parse(parent, text));
    } catch (InputException e) {
      throw new InputException(
          "Cannot play '%s', %s: %s".formatted(shortened(text), shortened(place), e.getMessage()));
    }
  }

  private void describe(GameNode node, Fields move) {
    tree.comment(node, move.text("comment", ""));
    if (move.has("agent")) {
      tree.think(
          node,
          new Thought(
              move.text("agent", ""),
              move.number("value", Double.NaN),
              (int) Math.min(Integer.MAX_VALUE, move.whole("depth", 0)),
              TimeUnit.MILLISECONDS.toNanos(move.whole("millis", 0))));
    }
    if (move.has("current")) {
      current = node;
    }
  }

  private static String shortened(String text) {
    return text.length() > 60 ? text.substring(0, 60) + "…" : text;
  }

  /** The fields of an object, each of the right kind or a sentence. */
  private record Fields(JsonObject json, String place) {
    static Fields of(JsonElement json, String place) {
      if (!json.isJsonObject()) {
        throw new InputException("In " + place + " there must be an object in braces.");
      }
      return new Fields(json.getAsJsonObject(), place);
    }

    boolean has(String name) {
      return json.has(name);
    }

    String text(String name, String standard) {
      JsonElement value = json.get(name);
      if (value == null) {
        return standard;
      }
      if (!value.isJsonPrimitive()) {
        throw wrong(name, "a text");
      }
      return value.getAsString();
    }

    long whole(String name, long standard) {
      try {
        long value = Long.parseLong(text(name, Long.toString(standard)));
        if (value >= 0 || "seed".equals(name)) {
          return value;
        }
      } catch (NumberFormatException e) {
        throw wrong(name, "a whole number");
      }
      throw wrong(name, "a whole number from 0");
    }

    double number(String name, double standard) {
      try {
        return Double.parseDouble(text(name, Double.toString(standard)));
      } catch (NumberFormatException e) {
        throw wrong(name, "a number");
      }
    }

    JsonArray list(String name) {
      JsonElement value = json.get(name);
      if (value == null) {
        return new JsonArray();
      }
      if (!value.isJsonArray()) {
        throw wrong(name, "a list in square brackets");
      }
      return value.getAsJsonArray();
    }

    Fields object(String name) {
      JsonElement value = json.get(name);
      return value == null ? new Fields(new JsonObject(), place) : of(value, place + ", " + name);
    }

    Map<String, String> texts(String name) {
      Fields inner = object(name);
      Map<String, String> texts = new LinkedHashMap<>();
      Set<String> keys = inner.json.keySet();
      keys.forEach(key -> texts.put(key, inner.text(key, "")));
      return texts;
    }

    private InputException wrong(String name, String right) {
      return new InputException("In %s, '%s' must be %s.".formatted(shortened(place), name, right));
    }
  }
}
