package org.plyscope.agent.kalah.internal;

import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** Plays Kalah perfectly; the proofs of one search help the next. */
public final class PerfectPlayer implements Agent {
  private static final int ENDGAMES = 2_000_000;
  private static final int POSITIONS_PER_ENTRY = 64;
  private static final int SMALLEST_TABLE = 1 << 16;
  private static final int SMALLEST_WIDE_TABLE = 1 << 23;

  private final BoardReader reader;
  private final Sowing sowing;
  private final String capture;
  private final int seeds;
  private final int tableSize;
  private final boolean allMoves;
  private MarginSolver solver;

  /**
   * Makes a player; its tables are made when the first search starts.
   *
   * @param rules Kalah of at most six houses
   * @param megabytes the largest size of its table
   * @param allMoves whether every move gets its exact margin, not only the best
   */
  public PerfectPlayer(Rules rules, int megabytes, boolean allMoves) {
    this.reader = new BoardReader(rules.board());
    this.capture = rules.options().texts().get("capture");
    this.sowing = new Sowing(reader.houses(), capture.equals("empty"));
    this.seeds = rules.board().largestCount();
    this.tableSize = tableSize(megabytes);
    this.allMoves = allMoves;
  }

  /** Returns whether a perfect player can be made for some rules. */
  public static boolean supports(Rules rules) {
    return BoardReader.isKalah(rules) && new BoardReader(rules.board()).houses() <= Sowing.HOUSES;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    if (solver == null) {
      solver =
          new MarginSolver(
              sowing,
              new EndgameTable(reader.houses(), seeds, ENDGAMES),
              new BoundTable(reader.houses(), tableSize));
    }
    PerfectSearch search = new PerfectSearch(reader, sowing, solver, request, listener, capture);
    return search.run(allMoves);
  }

  /** Small boards have few positions and need no large table. */
  private int tableSize(int megabytes) {
    int cells = 2 * reader.houses();
    long wanted = EndgameTable.choose(seeds + cells, cells) / POSITIONS_PER_ENTRY;
    int smallest = reader.houses() == Sowing.HOUSES ? SMALLEST_WIDE_TABLE : SMALLEST_TABLE;
    long size = Math.max(smallest, Math.min(wanted, (long) megabytes << 17));
    return (int) Long.highestOneBit(size);
  }
}
