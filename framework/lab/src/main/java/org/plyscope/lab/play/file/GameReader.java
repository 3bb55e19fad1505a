package org.plyscope.lab.play.file;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.OldLimits;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.MoveQuality.Standing;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * Reads the output of {@link GameWriter}, and files written by hand: all but the format and the
 * game may be missing. Whatever is wrong becomes one sentence that names its path.
 */
final class GameReader {
  /** Variations nested more deeply are unreadable, and would exhaust the stack. */
  private static final int DEEPEST = 1_500;

  private static final String NAME = "game";

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
    return WireText.read(text, NAME, DEEPEST).object(this::read);
  }

  /** Returns the id of the game, if the text looks like a saved game. */
  static Optional<String> game(String text) {
    try {
      return WireText.read(text, NAME, DEEPEST).member(NAME).map(WireValue::text);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private SavedGame read(WireObject file) {
    long format = file.get("format").whole(1, Integer.MAX_VALUE);
    if (format > GameWriter.FORMAT) {
      throw new InputException(
          "The game was saved by a newer program (format " + format + "); update this one.");
    }
    file.find("program").ifPresent(WireValue::text);
    Rules rules = rules(file);
    tree =
        file.find("start")
            .map(start -> start(rules, start))
            .orElseGet(() -> GameTree.start(rules, ""));
    file.find("headers").ifPresent(headers -> tree.headers(headers.options()));
    file.find("comment").ifPresent(comment -> tree.comment(tree.root(), comment.text()));
    Seats seats =
        file.find("seats")
            .map(list -> seats(list, rules))
            .orElseGet(() -> Seats.humans(rules.players()));
    current = tree.root();
    file.find("moves").ifPresent(this::lines);
    tree.go(current);
    return new SavedGame(tree, seats, remarks);
  }

  private static GameTree start(Rules rules, WireValue value) {
    String position = value.text();
    return value.checked(() -> GameTree.start(rules, position));
  }

  private Rules rules(WireObject file) {
    WireValue game = file.get("game");
    String id = game.text();
    game.checked(() -> catalog.game(id));
    Optional<WireValue> given = file.find("rules");
    Map<String, String> options = given.map(WireValue::options).orElse(Map.of());
    Rules rules = given.orElse(game).checked(() -> catalog.rules(id, "", options));
    boolean same =
        open != null && open.game() == rules.game() && open.options().equals(rules.options());
    return same ? open : rules;
  }

  private Seats seats(WireValue list, Rules rules) {
    List<WireValue> given = list.list();
    if (!given.isEmpty() && given.size() != rules.players()) {
      throw new InputException(
          "%s has %d entries; the rules have %d players."
              .formatted(list.path(), given.size(), rules.players()));
    }
    Seats seats = Seats.humans(rules.players());
    for (int player = 0; player < given.size(); player++) {
      String name = rules.board().seats().get(player).name();
      Player who = given.get(player).object(GameReader::player);
      seats = seats.with(player, who);
      check(rules, name, who);
    }
    return seats;
  }

  private static Player player(WireObject seat) {
    seat.find("seat").ifPresent(WireValue::text);
    AgentSpec agent = seat.find("agent").map(GameReader::agent).orElse(Player.HUMAN.agent());
    Limits limits = seat.find("limits").map(OldLimits::read).orElse(Limits.NONE);
    long seed = seat.find("seed").map(s -> s.whole(Long.MIN_VALUE, Long.MAX_VALUE)).orElse(0L);
    return agent.id().isEmpty() ? Player.HUMAN : new Player(agent, limits, seed);
  }

  /** A text that names no agent stays in its seat too, so that the game can be opened. */
  private static AgentSpec agent(WireValue value) {
    try {
      return value.agent();
    } catch (InputException e) {
      return AgentSpec.of(value.text());
    }
  }

  /** A missing agent stays in its seat; a remark notes that it cannot play now. */
  private void check(Rules rules, String seat, Player who) {
    if (!who.human()) {
      try {
        catalog.agent(rules, who.agent());
      } catch (InputException e) {
        remarks.add("The agent of " + seat + " cannot play now: " + e.getMessage());
      }
    }
  }

  /** Reads a line and then, without recursion, the variations on it. */
  private void lines(WireValue mainLine) {
    Queue<Variation> waiting = new ArrayDeque<>();
    waiting.add(new Variation(tree.root(), mainLine));
    while (!waiting.isEmpty()) {
      Variation next = waiting.remove();
      GameNode at = next.start();
      for (WireValue entry : next.moves().list()) {
        GameNode parent = at;
        at =
            entry.isText()
                ? add(parent, entry)
                : entry.object(
                    move -> {
                      GameNode node = add(parent, move.get("move"));
                      describe(node, move);
                      for (WireValue one : list(move, "variations")) {
                        waiting.add(new Variation(parent, one));
                      }
                      return node;
                    });
      }
    }
  }

  /** Moves that are yet to be read. */
  private record Variation(GameNode start, WireValue moves) {}

  private static List<WireValue> list(WireObject form, String key) {
    return form.find(key).map(WireValue::list).orElse(List.of());
  }

  private GameNode add(GameNode parent, WireValue move) {
    String text = move.text();
    return move.checked(() -> tree.add(parent, tree.parse(parent, text)));
  }

  private void describe(GameNode node, WireObject move) {
    tree.comment(node, text(move, "comment"));
    String agent = text(move, "agent");
    double value = move.find("value").map(WireValue::number).orElse(Double.NaN);
    int depth = move.find("depth").map(WireValue::smallCount).orElse(0);
    long nodes = move.find("nodes").map(WireValue::count).orElse(0L);
    long memory = move.find("memory").map(WireValue::count).orElse(0L);
    Optional<Long> millis = move.find("millis").map(WireValue::count);
    if (millis.isPresent() || !agent.isEmpty()) {
      long nanos = TimeUnit.MILLISECONDS.toNanos(millis.orElse(0L));
      tree.think(node, new Thought(agent, value, depth, nodes, memory, nanos));
    }
    move.find("review").ifPresent(review -> judge(node, review));
    if (move.find("current").map(WireValue::flag).orElse(false)) {
      current = node;
    }
  }

  private void judge(GameNode node, WireValue value) {
    Verdict verdict = value.object(review -> verdict(node.parent().orElseThrow(), review));
    tree.judge(node, verdict);
  }

  private Verdict verdict(GameNode before, WireObject review) {
    WireValue best = review.get("best");
    String text = best.text();
    long move = best.checked(() -> tree.parse(before, text));
    WireValue standing = review.get("standing");
    String word = standing.text();
    Standing known =
        Stream.of(Standing.values())
            .filter(one -> one.name().equalsIgnoreCase(word))
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        standing.path()
                            + " is '"
                            + word
                            + "'; it must be proved, judged or"
                            + " unfinished."));
    double bestValue = review.get("bestValue").number();
    double value = review.get("value").number();
    boolean kept =
        review.find("kept").map(WireValue::flag).orElse(MoveQuality.keptBySign(bestValue, value));
    MoveQuality quality = new MoveQuality(move, bestValue, value, known, kept);
    return new Verdict(quality, text, text(review, "by"));
  }

  private static String text(WireObject form, String key) {
    return form.find(key).map(WireValue::text).orElse("");
  }
}
