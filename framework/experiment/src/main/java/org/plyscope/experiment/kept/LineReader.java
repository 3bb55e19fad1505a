package org.plyscope.experiment.kept;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.plyscope.api.game.Line;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Reads the line of a game with its moves and the cost of each. */
final class LineReader {
  /** Games with their moves are large, so few of them wait for others. */
  static final int MOST_WAITING = 500;

  private final Experiment experiment;

  LineReader(Experiment experiment) {
    this.experiment = experiment;
  }

  RunLine read(RunGame game, byte[] bytes, int from, int length) {
    int number = experiment.schedule().game((int) game.index()).opening();
    Opening opening = experiment.tournament().openings().get(number);
    WireValue all =
        WireText.read(new String(bytes, from, length, StandardCharsets.UTF_8), "The game");
    WireValue form = all.member("game").orElseThrow();
    Optional<WireValue> meta = all.member("meta");
    List<String> moves = form.member("moves").map(WireValue::texts).orElse(List.of());
    return new RunLine(
        game.index(),
        Line.parse(experiment.rules(), opening.start(), moves),
        opening.moves().size(),
        numbers(meta, "micros", Long.MAX_VALUE / 1000).map(micros -> 1000 * micros).toArray(),
        numbers(Optional.of(form), "nodes", Long.MAX_VALUE).toArray(),
        numbers(Optional.of(form), "depths", Integer.MAX_VALUE).mapToInt(d -> (int) d).toArray(),
        form.member("values").map(WireValue::numbers).orElse(new double[0]));
  }

  /** Returns a column, which is left out if all its numbers are 0. */
  private static LongStream numbers(Optional<WireValue> form, String column, long most) {
    List<WireValue> numbers =
        form.flatMap(f -> f.member(column)).map(WireValue::list).orElse(List.of());
    return numbers.stream().mapToLong(number -> number.whole(0, most));
  }
}
