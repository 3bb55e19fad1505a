package org.plyscope.experiment.run.line;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.match.record.Ending;

/**
 * Reads lines of games from bytes, in the order in which {@link GameLine} writes them and without a
 * tree in between. A line whose check is right was sealed by a program, which may have been another
 * one or a wrong one, so everything in it is checked.
 */
final class GameCursor {
  /** By how much a machine may slow down before its times must not be compared. */
  private static final double BUSY = 0.1;

  private static final String LATE = ",\"seatLate\":";
  private static final int MOST_SEATS = 8;
  private static final int KEY_DIGITS = 16;

  private static final Pattern HEX = Pattern.compile("[0-9a-f]+");
  private static final Pattern DECIMAL =
      Pattern.compile("-?\\d{1,20}(\\.\\d{1,20})?(E-?\\d{1,3})?");

  private final Map<String, Integer> agents = new HashMap<>();
  private final Map<String, Ending.Kind> endings = new HashMap<>();
  private final Map<String, Fault> faults = new HashMap<>();
  private final Map<String, String> workers = new HashMap<>();
  private final IntUnaryOperator blockSizes;
  private byte[] bytes;
  private int at;
  private int end;

  GameCursor(List<String> names, IntUnaryOperator blockSizes) {
    this.blockSizes = blockSizes;
    for (String name : names) {
      agents.put(name, agents.size());
    }
    for (Ending.Kind kind : Ending.Kind.values()) {
      endings.put(GameLine.word(kind), kind);
    }
    for (Fault fault : Fault.values()) {
      faults.put(GameLine.word(fault), fault);
    }
  }

  /** Goes to the body of a line. */
  void open(byte[] line, int start, int behind) {
    bytes = line;
    at = start;
    end = behind;
  }

  /** Reads the values that most readers need. */
  RunGame game() {
    int index = count("\"game\":{\"index\":");
    int block = count(",\"block\":");
    whole(",\"opening\":");
    skip(",\"agents\":");
    int[] seats = agents();
    skip(",\"payoffs\":");
    RunGame.Builder game = RunGame.builder(index, seats, decimals(seats.length));
    skip(",\"ending\":");
    Ending.Kind kind = known(endings, "the ending of a game");
    skip(",\"seat\":");
    int culprit = none() ? RunGame.NO_SEAT : seat(seats.length);
    skip(",\"fault\":");
    Fault fault = none() ? null : known(faults, "a fault");
    if (kind == Ending.Kind.FORFEIT && (fault == null || culprit == RunGame.NO_SEAT)) {
      throw wrong("the seat and the fault of a forfeit");
    }
    game.plies(count(",\"plies\":"));
    skip(",\"key\":");
    game.fingerprint(key());
    skip(",\"seatMoves\":");
    int[] moves = counts(seats.length);
    skip(",\"seatNodes\":");
    long[] nodes = wholes(seats.length);
    find("},\"meta\":{\"seatMicros\":");
    long[] nanos = nanos(seats.length);
    if (follows(at, LATE)) {
      skip(LATE);
      int[] late = counts(seats.length);
      skip(",\"seatLateMicros\":");
      game.late(late, nanos(seats.length));
    }
    skip(",\"host\":");
    String host = text();
    long worker = whole(",\"worker\":");
    skip(",\"drift\":");
    double drift = decimal();
    skip(",\"sentence\":");
    String sentence = text();
    RunEnding ending = of(kind, fault);
    return game.block(block, blockSizes.applyAsInt(block))
        .spent(moves, nanos, nodes)
        .ending(ending, ending.isForfeit() ? culprit : RunGame.NO_SEAT, sentence)
        .worker(workers.computeIfAbsent(host + "/" + worker, w -> w), drift > BUSY)
        .build();
  }

  private <T> T known(Map<String, T> words, String expected) {
    T known = words.get(text());
    if (known == null) {
      throw wrong(expected);
    }
    return known;
  }

  private int seat(int seats) {
    int seat = count("");
    if (seat >= seats) {
      throw wrong("a seat from 0 to " + (seats - 1));
    }
    return seat;
  }

  private long key() {
    String digits = text();
    if (digits.length() != KEY_DIGITS || !HEX.matcher(digits).matches()) {
      throw wrong(KEY_DIGITS + " hexadecimal digits");
    }
    return Long.parseUnsignedLong(digits, 16);
  }

  /** Reads a number from 0 that fits an {@code int}. */
  private int count(String key) {
    return (int) within(whole(key), Integer.MAX_VALUE);
  }

  private long within(long number, long most) {
    if (number < 0 || number > most) {
      throw wrong("a number from 0 to " + most);
    }
    return number;
  }

  private int[] counts(int seats) {
    return Arrays.stream(wholes(seats))
        .mapToInt(number -> (int) within(number, Integer.MAX_VALUE))
        .toArray();
  }

  /** Reads microseconds. */
  private long[] nanos(int seats) {
    long[] nanos = wholes(seats);
    for (int seat = 0; seat < seats; seat++) {
      nanos[seat] = 1000 * within(nanos[seat], Long.MAX_VALUE / 1000);
    }
    return nanos;
  }

  private boolean none() {
    boolean none = follows(at, "null");
    at += none ? 4 : 0;
    return none;
  }

  private long whole(String key) {
    skip(key);
    return whole();
  }

  private void skip(String ascii) {
    if (!follows(at, ascii)) {
      throw wrong(ascii);
    }
    at += ascii.length();
  }

  private void find(String ascii) {
    byte first = (byte) ascii.charAt(0);
    while (at < end && !(bytes[at] == first && follows(at, ascii))) {
      at++;
    }
    skip(ascii);
  }

  private boolean follows(int from, String ascii) {
    if (end - from < ascii.length()) {
      return false;
    }
    for (int i = 0; i < ascii.length(); i++) {
      if (bytes[from + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private long whole() {
    boolean negative = at < end && bytes[at] == '-';
    at += negative ? 1 : 0;
    long value = 0;
    int from = at;
    while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
      value = 10 * value + bytes[at++] - '0';
    }
    // Eighteen digits always fit; a longer number is a seed, which is read elsewhere.
    if (at == from || at - from > 18) {
      throw wrong("a number");
    }
    return negative ? -value : value;
  }

  private long[] wholes(int count) {
    long[] values = new long[count];
    for (int i = 0; i < count; i++) {
      skip(i == 0 ? "[" : ",");
      values[i] = whole();
    }
    skip("]");
    return values;
  }

  private double[] decimals(int count) {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      skip(i == 0 ? "[" : ",");
      values[i] = decimal();
    }
    skip("]");
    return values;
  }

  private double decimal() {
    int from = at;
    while (at < end && bytes[at] != ',' && bytes[at] != ']') {
      at++;
    }
    if (at - from == 1 && bytes[from] >= '0' && bytes[from] <= '9') {
      return bytes[from] - '0';
    }
    String digits = new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
    if (!DECIMAL.matcher(digits).matches() || !Double.isFinite(Double.parseDouble(digits))) {
      throw wrong("a number");
    }
    return Double.parseDouble(digits);
  }

  private int[] agents() {
    int[] seats = new int[MOST_SEATS];
    int count = 0;
    skip("[");
    do {
      if (count == MOST_SEATS) {
        throw wrong("at most " + MOST_SEATS + " agents");
      }
      String name = text();
      Integer agent = agents.get(name);
      if (agent == null) {
        throw new InputException("There is no agent '" + name + "' in the experiment.");
      }
      seats[count++] = agent;
    } while (at < end && bytes[at++] == ',');
    if (bytes[at - 1] != ']') {
      throw wrong("]");
    }
    return Arrays.copyOf(seats, count);
  }

  private String text() {
    skip("\"");
    int from = at;
    boolean plain = true;
    while (at < end && bytes[at] != '"') {
      plain &= bytes[at] != '\\';
      at += bytes[at] == '\\' ? 2 : 1;
    }
    at = Math.min(at, end);
    String text = new String(bytes, from, at - from, StandardCharsets.UTF_8);
    skip("\"");
    return plain ? text : unescaped(text);
  }

  /** Reverses the escapes of {@link JsonBytes} in a text. */
  private String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        plain.append(c);
      } else if (text.charAt(i + 1) == 'u') {
        String digits = text.substring(i + 2, Math.min(i + 6, text.length()));
        if (digits.length() < 4 || !HEX.matcher(digits).matches()) {
          throw wrong("four hexadecimal digits in a text");
        }
        plain.append((char) Integer.parseInt(digits, 16));
        i += 5;
      } else {
        plain.append(text.charAt(++i));
      }
    }
    return plain.toString();
  }

  private InputException wrong(String expected) {
    return new InputException("There must be " + expected + " before byte " + at + " of the line.");
  }

  /**
   * Returns how a run counts an ending.
   *
   * @param kind the ending of the match
   * @param fault the fault of the culprit of a forfeit; else null
   */
  private static RunEnding of(Ending.Kind kind, Fault fault) {
    return switch (kind) {
      case RULES, STOPPED -> RunEnding.FINISHED;
      case PLY_CAP -> RunEnding.PLY_CAP;
      case REPETITION -> RunEnding.REPETITION;
      case DRAW_AGREED, RESIGNED -> RunEnding.ADJUDICATED;
      case FORFEIT -> of(fault);
    };
  }

  private static RunEnding of(Fault fault) {
    return switch (fault) {
      case REFUSED, EXCEPTION, STACK_OVERFLOW, EXIT -> RunEnding.CRASH;
      case OUT_OF_MEMORY -> RunEnding.OUT_OF_MEMORY;
      case NO_MOVE, ILLEGAL_MOVE -> RunEnding.ILLEGAL;
      case OVERTIME -> RunEnding.TIME;
      case HUNG -> RunEnding.STALL;
    };
  }
}
