package org.plyscope.experiment.run.line;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.match.record.Ending;

/**
 * Reads lines of games from bytes, in the order in which {@link GameLine} writes them and without a
 * tree in between. A line whose check is right was written by this program, so nothing but that
 * order can occur.
 */
final class GameCursor {
  private static final String LATE = ",\"seatLate\":";

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

  /** Reads what most readers want to know. */
  RunGame game() {
    int index = (int) whole("\"game\":{\"index\":");
    int block = (int) whole(",\"block\":");
    whole(",\"opening\":");
    skip(",\"agents\":");
    int[] seats = agents();
    skip(",\"payoffs\":");
    RunGame.Builder game = RunGame.builder(index, seats, decimals(seats.length));
    skip(",\"ending\":");
    Ending.Kind kind = endings.get(text());
    skip(",\"seat\":");
    int culprit = none() ? RunGame.NOBODY : (int) whole("");
    skip(",\"fault\":");
    Fault fault = none() ? null : faults.get(text());
    game.plies((int) whole(",\"plies\":"));
    skip(",\"key\":");
    game.fingerprint(Long.parseUnsignedLong(text(), 16));
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
    RunEnding ending = Endings.of(kind, fault);
    return game.block(block, blockSizes.applyAsInt(block))
        .spent(moves, nanos, nodes)
        .ending(ending, ending.isForfeit() ? culprit : RunGame.NOBODY, sentence)
        .worker(workers.computeIfAbsent(host + "/" + worker, w -> w), drift > Endings.BUSY)
        .build();
  }

  private int[] counts(int seats) {
    return Arrays.stream(wholes(seats)).mapToInt(Math::toIntExact).toArray();
  }

  /** Reads microseconds. */
  private long[] nanos(int seats) {
    long[] nanos = wholes(seats);
    for (int seat = 0; seat < seats; seat++) {
      nanos[seat] *= 1000;
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
    if (at == from) {
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
    return at - from == 1
        ? bytes[from] - '0'
        : Double.parseDouble(new String(bytes, from, at - from, StandardCharsets.US_ASCII));
  }

  private int[] agents() {
    int[] seats = new int[8];
    int count = 0;
    skip("[");
    do {
      String name = text();
      Integer agent = agents.get(name);
      if (agent == null) {
        throw new InputException("There is no agent '" + name + "' in the experiment.");
      }
      seats[count++] = agent;
    } while (bytes[at++] == ',');
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
    String text = new String(bytes, from, at - from, StandardCharsets.UTF_8);
    skip("\"");
    return plain ? text : unescaped(text);
  }

  /** Undoes what {@link JsonBytes} does to a text. */
  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        plain.append(c);
      } else if (text.charAt(i + 1) == 'u') {
        plain.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        plain.append(text.charAt(++i));
      }
    }
    return plain.toString();
  }

  private InputException wrong(String expected) {
    return new InputException("There should be " + expected + " at byte " + at + " of the line.");
  }
}
