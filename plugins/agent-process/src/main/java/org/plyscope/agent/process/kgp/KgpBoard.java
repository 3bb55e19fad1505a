package org.plyscope.agent.process.kgp;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;

/**
 * A board as the protocol writes it, seen by the player to move: {@code <3,0,0,3,3,3,3,3,3>}.
 *
 * @param south the store and the pits of the player to move, in the order of sowing
 * @param north those of the other player
 */
record KgpBoard(Side south, Side north) {
  private static final int MOST_PITS = 10;
  private static final int MOST_SEEDS = 10;

  /** More than the largest board has digits and commas. */
  private static final int LONGEST = 200;

  /**
   * A side of the board.
   *
   * @param store the seeds in the store
   * @param pits the seeds in the pits
   */
  record Side(int store, List<Integer> pits) {
    /** Refuses changes. */
    Side {
      pits = List.copyOf(pits);
    }

    private static Side parse(String text) {
      int slash = text.indexOf('/');
      return new Side(
          Integer.parseInt(text.substring(slash + 1)),
          Arrays.stream(text.substring(0, slash).split(",", -1)).map(Integer::valueOf).toList());
    }

    private String text() {
      return joined() + "/" + store;
    }

    private String joined() {
      return pits.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private int seeds() {
      return store + pits.stream().mapToInt(Integer::intValue).sum();
    }
  }

  /** Reads the canonical position of Kalah. */
  static KgpBoard ofPosition(String position) {
    String[] words = position.split(" ", -1);
    Side south = Side.parse(words[0]);
    Side north = Side.parse(words[1]);
    return words[2].equals("S") ? new KgpBoard(south, north) : new KgpBoard(north, south);
  }

  /**
   * Reads a board.
   *
   * @throws InputException if the text is wrong, or the board too large
   */
  static KgpBoard parse(String text) {
    if (text.length() > LONGEST || !text.matches("<\\d{1,4}(,\\d{1,4})*>")) {
      throw wrong(text);
    }
    List<Integer> numbers =
        Arrays.stream(text.substring(1, text.length() - 1).split(",", -1))
            .map(Integer::valueOf)
            .toList();
    int size = numbers.get(0);
    if (size < 1 || size > MOST_PITS || numbers.size() != 3 + 2 * size) {
      throw wrong(text);
    }
    return new KgpBoard(
        new Side(numbers.get(1), numbers.subList(3, 3 + size)),
        new Side(numbers.get(2), numbers.subList(3 + size, 3 + 2 * size)));
  }

  private static InputException wrong(String text) {
    return new InputException(
        "The board %s is not one of 1 to %d pits a side."
            .formatted(InputException.quote(text), MOST_PITS));
  }

  /** Writes the canonical position of Kalah, in which South is to move. */
  String position() {
    return south.text() + " " + north.text() + " S";
  }

  /** Returns the options of the rules of Kalah in which this position can occur. */
  Map<String, String> rules() {
    int cells = 2 * south.pits.size();
    int seeds = Math.max(1, (seeds() + cells - 1) / cells);
    if (seeds > MOST_SEEDS) {
      throw new InputException(
          "The board %s holds more than %d seeds a pit.".formatted(this, MOST_SEEDS));
    }
    return Map.of("houses", String.valueOf(south.pits.size()), "seeds", String.valueOf(seeds));
  }

  /** Returns the seeds in both stores, which only a new game makes fewer. */
  int stored() {
    return south.store + north.store;
  }

  private int seeds() {
    return south.seeds() + north.seeds();
  }

  @Override
  public String toString() {
    return "<%d,%d,%d,%s,%s>"
        .formatted(south.pits.size(), south.store, north.store, south.joined(), north.joined());
  }
}
