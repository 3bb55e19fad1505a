package org.plyscope.agent.book;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyscope.api.database.BookMove;

/**
 * Which move of a book is played.
 *
 * @param how drawn by counts, most played, or best score
 * @param least how often a move must have been played
 */
record Choice(How how, long least) {
  /** The ways to choose. */
  enum How {
    DRAWN,
    MOST_PLAYED,
    BEST_SCORE
  }

  static Choice of(String word, long least) {
    How how =
        switch (word) {
          case "most-played" -> How.MOST_PLAYED;
          case "best-score" -> How.BEST_SCORE;
          default -> How.DRAWN;
        };
    return new Choice(how, least);
  }

  /** Chooses a move, the same for the same seed; empty if none was played often enough. */
  Optional<BookMove> from(List<BookMove> moves, long seed) {
    List<BookMove> known = moves.stream().filter(move -> move.count() >= least).toList();
    return switch (how) {
      case DRAWN -> known.isEmpty() ? Optional.empty() : Optional.of(drawn(known, seed));
      case MOST_PLAYED -> known.stream().findFirst();
      // Without a result a move counts as even; of equal ones the most played comes first.
      case BEST_SCORE ->
          known.stream()
              .min(
                  Comparator.comparingDouble(
                      move -> Double.isNaN(move.score()) ? -0.5 : -move.score()));
    };
  }

  private static BookMove drawn(List<BookMove> moves, long seed) {
    long total = moves.stream().mapToLong(BookMove::count).sum();
    long lot = new SplittableRandom(seed).nextLong(total);
    for (BookMove move : moves) {
      lot -= move.count();
      if (lot < 0) {
        return move;
      }
    }
    throw new IllegalStateException("The lot exceeds the number of games.");
  }
}
