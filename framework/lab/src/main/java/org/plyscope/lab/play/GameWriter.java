package org.plyscope.lab.play;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.file.ProgramVersion;

/**
 * Writes a game as JSON. A line is an array of moves; a move is its text, or an object if there is
 * more to say; the lines that could have been played instead of a move stand with it.
 */
final class GameWriter {
  /** Had limits as an object. */
  static final int OLD_FORMAT = 1;

  static final int FORMAT = 2;

  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private final SavedGame game;

  GameWriter(SavedGame game) {
    this.game = game;
  }

  String text() {
    GameTree tree = game.tree();
    Rules rules = tree.rules();
    JsonObject json = new JsonObject();
    json.addProperty("format", FORMAT);
    json.addProperty("program", ProgramVersion.text());
    json.addProperty("game", rules.game().id());
    json.add("rules", texts(rules.options().texts()));
    json.add("headers", texts(tree.headers()));
    json.add("seats", seats());
    json.addProperty("start", tree.root().position());
    if (!tree.root().comment().isEmpty()) {
      json.addProperty("comment", tree.root().comment());
    }
    GameNode root = tree.root();
    json.add("moves", root.children().isEmpty() ? new JsonArray() : line(root.children().get(0)));
    return GSON.toJson(json) + "\n";
  }

  private JsonArray seats() {
    JsonArray seats = new JsonArray();
    Rules rules = game.tree().rules();
    for (int player = 0; player < rules.players(); player++) {
      Player who = game.seats().get(player);
      JsonObject seat = new JsonObject();
      seat.addProperty("seat", rules.board().seats().get(player).name());
      if (!who.human()) {
        seat.addProperty("agent", who.agent());
        seat.addProperty("limits", who.limits().toString());
        seat.addProperty("seed", who.seed());
      }
      seats.add(seat);
    }
    return seats;
  }

  private static void addPositive(JsonObject json, String name, long value) {
    if (value > 0) {
      json.addProperty(name, value);
    }
  }

  /** Writes a move that is its parent's first or a variation, and the main line that follows. */
  private JsonArray line(GameNode first) {
    JsonArray line = new JsonArray();
    GameNode at = first;
    while (true) {
      line.add(move(at, at != first || isMain(at)));
      if (at.children().isEmpty()) {
        return line;
      }
      at = at.children().get(0);
    }
  }

  private static boolean isMain(GameNode node) {
    return node.parent().orElseThrow().children().get(0) == node;
  }

  private JsonElement move(GameNode node, boolean withVariations) {
    JsonObject json = new JsonObject();
    json.addProperty("move", node.text());
    if (node == game.tree().current()) {
      json.addProperty("current", true);
    }
    node.thought().ifPresent(thought -> addThought(json, thought));
    if (!node.comment().isEmpty()) {
      json.addProperty("comment", node.comment());
    }
    var siblings = node.parent().orElseThrow().children();
    if (withVariations && siblings.size() > 1) {
      JsonArray variations = new JsonArray();
      siblings.stream().skip(1).map(this::line).forEach(variations::add);
      json.add("variations", variations);
    }
    return json.size() == 1 ? new JsonPrimitive(node.text()) : json;
  }

  private static void addThought(JsonObject json, Thought thought) {
    json.addProperty("agent", thought.agent());
    if (Double.isFinite(thought.value())) {
      json.addProperty("value", thought.value());
    }
    addPositive(json, "depth", thought.depth());
    json.addProperty("millis", TimeUnit.NANOSECONDS.toMillis(thought.nanos()));
  }

  private static JsonObject texts(Map<String, String> values) {
    JsonObject json = new JsonObject();
    values.forEach(json::addProperty);
    return json;
  }
}
