package org.plyscope.lab.play.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.wire.WireText;

/**
 * Writes a game as JSON. A line is a list of moves; a move is its text, or an object if it has more
 * properties; its variations are stored with it.
 */
final class GameWriter {
  /** Since format 2 limits are a text, since format 3 moves may have been reviewed. */
  static final int FORMAT = 3;

  private final SavedGame game;

  GameWriter(SavedGame game) {
    this.game = game;
  }

  String text() {
    GameTree tree = game.tree();
    Rules rules = tree.rules();
    GameNode root = tree.root();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("format", FORMAT);
    form.put("program", ProgramVersion.text());
    form.put("game", rules.game().id());
    form.put("rules", rules.options().texts());
    form.put("headers", tree.headers());
    form.put("seats", IntStream.range(0, rules.players()).mapToObj(this::seat).toList());
    form.put("start", root.position());
    if (!root.comment().isEmpty()) {
      form.put("comment", root.comment());
    }
    form.put("moves", root.children().isEmpty() ? List.of() : line(root.children().get(0)));
    return WireText.indented(form) + "\n";
  }

  private Map<String, Object> seat(int player) {
    Player who = game.seats().get(player);
    Map<String, Object> seat = new LinkedHashMap<>();
    seat.put("seat", game.tree().rules().board().seats().get(player).name());
    if (!who.human()) {
      seat.put("agent", who.agent().text());
      seat.put("limits", who.limits().toString());
      seat.put("seed", who.seed());
    }
    return seat;
  }

  /** Writes a move that is its parent's first or a variation, and the main line that follows. */
  private List<Object> line(GameNode first) {
    List<Object> line = new ArrayList<>();
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

  private Object move(GameNode node, boolean withVariations) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("move", node.text());
    if (node == game.tree().current()) {
      form.put("current", true);
    }
    node.thought().ifPresent(thought -> addThought(form, thought));
    node.verdict().ifPresent(verdict -> form.put("review", review(verdict)));
    if (!node.comment().isEmpty()) {
      form.put("comment", node.comment());
    }
    List<GameNode> siblings = node.parent().orElseThrow().children();
    if (withVariations && siblings.size() > 1) {
      List<Object> variations = new ArrayList<>();
      for (GameNode first : siblings.subList(1, siblings.size())) {
        variations.add(line(first));
      }
      form.put("variations", variations);
    }
    return form.size() == 1 ? node.text() : form;
  }

  private static Map<String, Object> review(Verdict verdict) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("best", verdict.best());
    MoveQuality quality = verdict.quality();
    form.put("bestValue", quality.bestValue());
    form.put("value", quality.moveValue());
    if (quality.solved()
        && quality.kept() != MoveQuality.keptBySign(quality.bestValue(), quality.moveValue())) {
      form.put("kept", quality.kept());
    }
    form.put("standing", quality.standing().name().toLowerCase(Locale.ROOT));
    form.put("by", verdict.reviewer());
    return form;
  }

  private static void addThought(Map<String, Object> form, Thought thought) {
    if (!thought.human()) {
      form.put("agent", thought.agent());
    }
    if (!Double.isNaN(thought.value())) {
      form.put("value", thought.value());
    }
    if (thought.depth() > 0) {
      form.put("depth", thought.depth());
    }
    if (thought.nodes() > 0) {
      form.put("nodes", thought.nodes());
    }
    if (thought.memory() > 0) {
      form.put("memory", thought.memory());
    }
    form.put("millis", TimeUnit.NANOSECONDS.toMillis(thought.nanos()));
  }
}
