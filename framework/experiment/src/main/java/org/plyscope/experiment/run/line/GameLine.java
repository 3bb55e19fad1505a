package org.plyscope.experiment.run.line;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.zip.CRC32C;
import org.plyscope.api.game.Line;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;

/**
 * Writes the line of a finished game. Used by one thread.
 *
 * <p>{@code {"check":"LENGTH-CRC","game":{…},"meta":{…}}}, with the number of bytes behind the
 * comma that follows the check and their CRC-32C, both as eight hexadecimal digits. The values that
 * most readers want come first:
 *
 * <table>
 *   <caption>Keys</caption>
 *   <tr><th>game</th><td>index, block, opening, agents (a name per seat), payoffs, ending, seat and fault (null without a failure), plies, key (equal for equal games), seatMoves and seatNodes (a
 *     sum per seat), seed, start, before (how many moves are the opening's), moves, and per move
 *     nodes, depths, stored (most nodes in memory; only in suites) and values, each left out if not reported</td></tr>
 *   <tr><th>meta</th><td>seatMicros (a sum per seat), seatLate and seatLateMicros (how many moves
 *     of each seat were a millisecond or more beyond their limit, and by how much; left out if none
 *     was), host, worker, drift (by how much the machine
 *     was slower than at first), sentence and detail (of a failure; perhaps empty), started
 *     (milliseconds), and per move micros, late (microseconds beyond the limit) and restarts (of an
 *     agent's program), each left out if they are all zero</td></tr>
 * </table>
 */
public final class GameLine {
  /** All keys of {@code game}, for readers of whole lines. */
  public static final List<String> KEYS =
      List.of(
          "index",
          "block",
          "opening",
          "agents",
          "payoffs",
          "ending",
          "seat",
          "fault",
          "plies",
          "key",
          "seatMoves",
          "seatNodes",
          "seed",
          "start",
          "before",
          "moves",
          "nodes",
          "depths",
          "stored",
          "values");

  /** Being less late than this is the time that a thread needs to wake up. */
  private static final long LEAST_LATE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  static final String HEAD = "{\"check\":\"";

  /** Where the bytes start that the check counts. */
  static final int BODY = HEAD.length() + 8 + 1 + 8 + 2;

  /** The place and time of a game, and the observations. */
  public record Circumstances(String host, int worker, long startedMillis, double drift) {}

  private final JsonBytes out = new JsonBytes();
  private final CRC32C crc = new CRC32C();
  private final List<String> names;
  private final List<Opening> openings;
  private final boolean suite;

  /**
   * Makes a writer.
   *
   * @param names the name of each agent
   * @param tournament where games start, and whether they are attempts at problems
   */
  public GameLine(List<String> names, Tournament tournament) {
    this.names = List.copyOf(names);
    this.openings = tournament.openings();
    this.suite = tournament.isSuite();
  }

  /**
   * Writes a game.
   *
   * @param planned the game as planned
   * @param played the game as played
   * @param where where and when
   * @return the line with its end, as one array
   */
  public byte[] write(PlannedGame planned, PlayedGame played, Circumstances where) {
    out.clear();
    out.raw(HEAD).hex(0, 8).raw("-").hex(0, 8).raw("\",\"game\":");
    game(planned, played);
    out.raw(",\"meta\":");
    meta(planned, played, where);
    out.raw("}");
    return sealed();
  }

  private byte[] sealed() {
    crc.reset();
    crc.update(out.array(), BODY, out.size() - BODY);
    out.hex(HEAD.length(), out.size() - BODY, 8);
    out.hex(HEAD.length() + 9, crc.getValue(), 8);
    out.raw("\n");
    return Arrays.copyOf(out.array(), out.size());
  }

  private void game(PlannedGame planned, PlayedGame played) {
    Ending ending = played.ending();
    out.raw("{\"index\":").number(planned.index());
    out.raw(",\"block\":").number(planned.block());
    out.raw(",\"opening\":").number(planned.opening());
    out.raw(",\"agents\":[");
    for (int seat = 0; seat < planned.seats().size(); seat++) {
      out.raw(seat == 0 ? "" : ",").text(names.get(planned.seats().get(seat)));
    }
    out.raw("],\"payoffs\":[");
    double[] payoffs = played.payoffs();
    for (int seat = 0; seat < payoffs.length; seat++) {
      out.raw(seat == 0 ? "" : ",").number(payoffs[seat]);
    }
    out.raw("],\"ending\":\"").raw(word(ending.kind()));
    out.raw("\",\"seat\":").raw(ending.seat() < 0 ? "null" : "" + ending.seat());
    out.raw(",\"fault\":").raw(ending.fault().map(fault -> '"' + word(fault) + '"').orElse("null"));
    out.raw(",\"plies\":").number(played.line().size());
    out.raw(",\"key\":\"").hex(key(played.line()), 16);
    out.raw("\",\"seatMoves\":");
    perSeat(planned, played, move -> 1);
    out.raw(",\"seatNodes\":");
    perSeat(planned, played, PlayedMove::nodes);
    out.raw(",\"seed\":").number(planned.seed());
    out.raw(",\"start\":").text(played.line().start());
    out.raw(",\"before\":").number(played.opening());
    moves(openings.get(planned.opening()).moves(), played.moves());
    out.raw("}");
  }

  /** Writes a constant as the wire form does. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void perSeat(PlannedGame planned, PlayedGame played, ToLongFunction<PlayedMove> value) {
    long[] sums = new long[planned.seats().size()];
    for (PlayedMove move : played.moves()) {
      sums[move.seat()] += value.applyAsLong(move);
    }
    out.raw("[");
    for (int seat = 0; seat < sums.length; seat++) {
      out.raw(seat == 0 ? "" : ",").number(sums[seat]);
    }
    out.raw("]");
  }

  private void moves(List<String> opening, List<PlayedMove> moves) {
    out.raw(",\"moves\":[");
    for (int i = 0; i < opening.size(); i++) {
      out.raw(i == 0 ? "" : ",").text(opening.get(i));
    }
    for (int i = 0; i < moves.size(); i++) {
      out.raw(i + opening.size() == 0 ? "" : ",").text(moves.get(i).text());
    }
    out.raw("]");
    column("nodes", moves, PlayedMove::nodes);
    column("depths", moves, PlayedMove::depth);
    if (suite) {
      column("stored", moves, PlayedMove::memory);
    }
    if (moves.stream().anyMatch(move -> !Double.isNaN(move.value()))) {
      out.raw(",\"values\":[");
      for (int i = 0; i < moves.size(); i++) {
        out.raw(i == 0 ? "" : ",").number(moves.get(i).value());
      }
      out.raw("]");
    }
  }

  private void column(String name, List<PlayedMove> moves, ToLongFunction<PlayedMove> value) {
    boolean said = false;
    for (PlayedMove move : moves) {
      said |= value.applyAsLong(move) != 0;
    }
    if (said) {
      out.raw(",\"").raw(name).raw("\":[");
      for (int i = 0; i < moves.size(); i++) {
        out.raw(i == 0 ? "" : ",").number(value.applyAsLong(moves.get(i)));
      }
      out.raw("]");
    }
  }

  private void meta(PlannedGame planned, PlayedGame played, Circumstances where) {
    out.raw("{\"seatMicros\":");
    perSeat(planned, played, move -> micros(move.nanos()));
    if (played.moves().stream().anyMatch(GameLine::late)) {
      out.raw(",\"seatLate\":");
      perSeat(planned, played, move -> late(move) ? 1 : 0);
      out.raw(",\"seatLateMicros\":");
      perSeat(planned, played, move -> late(move) ? micros(move.overtimeNanos()) : 0);
    }
    out.raw(",\"host\":").text(where.host());
    out.raw(",\"worker\":").number(where.worker());
    out.raw(",\"drift\":").number(where.drift());
    Optional<Failure> failure = played.ending().failure();
    out.raw(",\"sentence\":").text(failure.map(Failure::sentence).orElse(""));
    out.raw(",\"detail\":").text(failure.map(Failure::detail).orElse(""));
    out.raw(",\"started\":").number(where.startedMillis());
    column("micros", played.moves(), move -> micros(move.nanos()));
    column("late", played.moves(), move -> micros(move.overtimeNanos()));
    column("restarts", played.moves(), PlayedMove::restarts);
    out.raw("}");
  }

  private static boolean late(PlayedMove move) {
    return move.overtimeNanos() >= LEAST_LATE_NANOS;
  }

  private static long micros(long nanos) {
    return TimeUnit.NANOSECONDS.toMicros(nanos);
  }

  /** Hashes a whole game; games are equal if their starts and moves are. */
  static long key(Line line) {
    long hash = 1;
    for (int i = 0; i < line.start().length(); i++) {
      hash = mixed(hash, line.start().charAt(i));
    }
    for (int i = 0; i < line.size(); i++) {
      hash = mixed(hash, line.move(i));
    }
    return hash;
  }

  private static long mixed(long hash, long next) {
    long mixed = (hash ^ next) * 0x9E3779B97F4A7C15L;
    mixed ^= mixed >>> 32;
    return mixed * 0xD6E8FEB86659FD93L;
  }
}
