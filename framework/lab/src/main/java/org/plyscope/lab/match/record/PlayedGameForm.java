package org.plyscope.lab.match.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.DoubleStream;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/**
 * Writes and reads {@link PlayedGame played games} in two parts: what is the same whenever the game
 * is played again, and what differs from run to run. See {@link org.plyscope.wire} for the keys.
 */
public final class PlayedGameForm {
  private PlayedGameForm() {}

  /**
   * Writes what is the same whenever a game is played again.
   *
   * @param game the game
   * @return its form, without times
   */
  public static Map<String, Object> write(PlayedGame game) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("line", LineForm.write(game.line()));
    form.put("opening", game.opening());
    form.put("players", game.players());
    form.put("seed", game.seed());
    form.put("moves", game.moves().stream().map(PlayedGameForm::write).toList());
    form.put("ending", write(game.ending()));
    form.put("payoffs", DoubleStream.of(game.payoffs()).boxed().toList());
    return form;
  }

  /**
   * Writes what differs from run to run.
   *
   * @param game the game
   * @return the times, and where a failure came from
   */
  public static Map<String, Object> writeMeta(PlayedGame game) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("nanos", game.moves().stream().map(PlayedMove::nanos).toList());
    form.put("overtimeNanos", game.moves().stream().map(PlayedMove::overtimeNanos).toList());
    form.put("detail", game.ending().failure().map(Failure::detail).orElse(""));
    return form;
  }

  private static Map<String, Object> write(PlayedMove move) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("value", move.value());
    form.put("solved", move.solved());
    form.put("status", move.status());
    form.put("depth", Math.max(0, move.depth()));
    form.put("nodes", move.nodes());
    form.put("memory", move.memory());
    form.put("seed", move.seed());
    form.put("comment", move.comment());
    return form;
  }

  private static Map<String, Object> write(Ending ending) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("kind", ending.kind());
    form.put("seat", ending.seat() == Ending.NO_SEAT ? null : ending.seat());
    form.put("fault", ending.fault().orElse(null));
    form.put("sentence", ending.sentence());
    return form;
  }

  /**
   * Reads a game.
   *
   * @param game the form of what is always the same
   * @param meta the form of what differs from run to run
   * @param rules finds the rules of a game, by its id and the texts of its options
   * @return the game
   * @throws InputException if a form is wrong, or the two do not fit together
   */
  public static PlayedGame read(
      WireValue game, WireValue meta, BiFunction<String, Map<String, String>, Rules> rules) {
    Meta times = meta.object(Meta::read);
    return game.object(form -> read(form, meta, times, rules));
  }

  /** What differs from run to run. */
  private record Meta(List<Long> nanos, List<Long> overtimeNanos, String detail) {
    static Meta read(WireObject form) {
      return new Meta(
          form.get("nanos").list().stream().map(WireValue::count).toList(),
          form.get("overtimeNanos").list().stream().map(WireValue::count).toList(),
          form.get("detail").text());
    }
  }

  private static PlayedGame read(
      WireObject form,
      WireValue meta,
      Meta times,
      BiFunction<String, Map<String, String>, Rules> rules) {
    Line line = LineForm.read(form.get("line"), rules);
    int seats = line.rules().players();
    int opening = (int) form.get("opening").whole(0, line.size());
    List<WireValue> moves = entries(form.get("moves"), line.size() - opening, "move played");
    if (times.nanos().size() != moves.size() || times.overtimeNanos().size() != moves.size()) {
      throw new InputException(
          "%s must have %d times, one per move played.".formatted(meta.path(), moves.size()));
    }
    List<String> players =
        entries(form.get("players"), seats, "player").stream().map(WireValue::text).toList();
    double[] payoffs =
        entries(form.get("payoffs"), seats, "player").stream()
            .mapToDouble(WireValue::number)
            .toArray();
    List<PlayedMove> played = new ArrayList<>();
    State state = line.first(opening).state();
    for (int i = 0; i < moves.size(); i++) {
      long move = line.move(opening + i);
      PlayedMove.Builder builder = PlayedMove.builder(state.toMove(), move, state.text(move));
      builder.time(times.nanos().get(i), times.overtimeNanos().get(i));
      played.add(moves.get(i).object(one -> move(one, builder)));
      state.play(move);
    }
    return new PlayedGame(
        line,
        opening,
        players,
        form.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE),
        played,
        form.get("ending").object(ending -> ending(ending, seats, times.detail())),
        payoffs);
  }

  private static List<WireValue> entries(WireValue value, int count, String what) {
    List<WireValue> list = value.list();
    if (list.size() != count) {
      throw new InputException(
          "%s has %d entries; it must have %d, one per %s."
              .formatted(value.path(), list.size(), count, what));
    }
    return list;
  }

  private static PlayedMove move(WireObject form, PlayedMove.Builder builder) {
    return builder
        .value(form.get("value").number(), form.get("solved").flag())
        .status(form.get("status").constant(SearchResult.Status.class))
        .effort(
            form.get("nodes").count(), form.get("memory").count(), form.get("depth").smallCount())
        .seed(form.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE))
        .comment(form.get("comment").text())
        .build();
  }

  private static Ending ending(WireObject form, int seats, String detail) {
    Ending.Kind kind = form.get("kind").constant(Ending.Kind.class);
    String sentence = form.get("sentence").text();
    WireValue seat = form.get("seat");
    WireValue fault = form.get("fault");
    boolean caused = kind == Ending.Kind.RESIGNED || kind == Ending.Kind.FORFEIT;
    if (seat.isNull() == caused) {
      throw seat.wrong(caused ? "the player who caused the ending" : "null, for no player");
    }
    if (fault.isNull() == (kind == Ending.Kind.FORFEIT)) {
      throw fault.wrong(fault.isNull() ? "the fault of a forfeit" : "null, for none");
    }
    if (!caused) {
      return Ending.of(kind, sentence);
    }
    int player = (int) seat.whole(0, seats - 1);
    return Optional.of(fault)
        .filter(given -> !given.isNull())
        .map(given -> Failure.of(given.constant(Fault.class), sentence, detail))
        .map(failure -> Ending.forfeit(player, failure))
        .orElseGet(() -> Ending.resigned(player, sentence));
  }
}
