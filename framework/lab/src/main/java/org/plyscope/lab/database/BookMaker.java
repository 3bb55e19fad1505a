package org.plyscope.lab.database;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.wire.BookForm;

/**
 * Collects the openings of games: which moves were played in each position, how often, and with
 * what result for their player. Transpositions are one position.
 */
public final class BookMaker {
  private final Rules rules;
  private final int plies;
  private final Map<String, Map<String, Tally>> positions = new LinkedHashMap<>();
  private int games;

  /** The results after a move. */
  private static final class Tally {
    private long count;
    private long results;
    private double points;
  }

  /**
   * Starts an empty book.
   *
   * @param rules the rules of all games
   * @param plies how many plies of each game are kept
   */
  public BookMaker(Rules rules, int plies) {
    this.rules = rules;
    this.plies = plies;
  }

  /**
   * Adds a game.
   *
   * @param game the game
   * @param payoffs how it ended for each player, or null if that is not known
   * @throws InputException if it was played by other rules
   */
  public void add(Line game, double[] payoffs) {
    Rules own = game.rules();
    boolean same =
        own.game().id().equals(rules.game().id()) && own.options().equals(rules.options());
    if (!same) {
      throw new InputException(
          "Game %d was played by other rules than the first; a book is for one set of rules."
              .formatted(games + 1));
    }
    State state = rules.parse(game.start());
    for (int ply = 0; ply < Math.min(plies, game.size()); ply++) {
      double points = payoffs == null ? Double.NaN : payoffs[state.toMove()];
      add(state.position(), state.text(game.move(ply)), points);
      state.play(game.move(ply));
    }
    games++;
  }

  /** Adds a move with its result, NaN if that is not known. */
  void add(String position, String move, double points) {
    Tally tally =
        positions
            .computeIfAbsent(position, p -> new LinkedHashMap<>())
            .computeIfAbsent(move, m -> new Tally());
    tally.count++;
    if (!Double.isNaN(points)) {
      tally.results++;
      tally.points += points;
    }
  }

  /** Returns the number of positions. */
  public int positions() {
    return positions.size();
  }

  /** Returns the number of games. */
  public int games() {
    return games;
  }

  /**
   * Writes the book.
   *
   * @param source where the moves come from, for display
   * @param least how often a move must have been played
   */
  public String text(String source, long least) {
    Map<String, List<BookForm.Entry>> kept = new LinkedHashMap<>();
    positions.forEach(
        (position, moves) -> {
          List<BookForm.Entry> entries = entries(moves, least);
          if (!entries.isEmpty()) {
            kept.put(position, entries);
          }
        });
    return BookForm.write(rules, source, kept);
  }

  private static List<BookForm.Entry> entries(Map<String, Tally> moves, long least) {
    List<BookForm.Entry> entries = new ArrayList<>();
    moves.forEach(
        (move, tally) -> {
          double score = tally.results == 0 ? Double.NaN : tally.points / tally.results;
          if (tally.count >= least) {
            entries.add(new BookForm.Entry(move, tally.count, score));
          }
        });
    entries.sort(
        Comparator.comparingLong(BookForm.Entry::count)
            .reversed()
            .thenComparing(BookForm.Entry::move));
    return entries;
  }
}
