package org.plyscope.lab.database;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.queue.Job;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;

/**
 * Makes a book by searches: an agent looks at the start and at all positions that follow from its
 * best few moves, breadth first, and its choice goes into the book.
 */
public final class BookSearch implements Job<BookMaker> {
  private final Catalog catalog;
  private final Rules rules;
  private final InstalledAgent agent;
  private final Limits limits;
  private final int plies;
  private final int width;
  private final Set<String> seen = new HashSet<>();
  private final Deque<Line> open = new ArrayDeque<>();

  /**
   * Prepares the job.
   *
   * @param catalog makes the agent
   * @param rules the rules
   * @param agent the agent that searches
   * @param limits how far it searches each position
   * @param plies how many plies from the start the book goes
   * @param width how many moves of each position are followed, the best first
   */
  public BookSearch(
      Catalog catalog, Rules rules, InstalledAgent agent, Limits limits, int plies, int width) {
    this.catalog = catalog;
    this.rules = rules;
    this.agent = agent;
    this.limits = limits;
    this.plies = plies;
    this.width = width;
  }

  /** Searches. Returns the book, after a cancel as far as it got. */
  @Override
  public BookMaker run(JobMonitor monitor) throws InterruptedException {
    BookMaker book = new BookMaker(rules, plies);
    open.add(Line.of(rules));
    while (!open.isEmpty() && !monitor.cancelled()) {
      Line line = open.remove();
      if (line.size() < plies && !line.state().over() && seen.add(line.position())) {
        monitor.progress(-1, book.positions() + " positions, ply " + line.size());
        SearchResult result = search(line, monitor);
        if (!monitor.cancelled()) {
          book.add(line.position(), line.state().text(result.move()), points(result));
          follow(line, result);
        }
      }
    }
    return book;
  }

  private SearchResult search(Line line, JobMonitor monitor) throws InterruptedException {
    try (Agent searcher = catalog.createForgetful(agent, rules)) {
      SearchRequest request = SearchRequest.of(line, limits).withStop(monitor::cancelled);
      return searcher.search(request, SearchListener.NONE);
    }
  }

  /** Only a proved value is a result; an evaluation is not. */
  private static double points(SearchResult result) {
    return switch (result.outcome()) {
      case WIN -> 1;
      case DRAW -> 0.5;
      case LOSS -> 0;
      case UNKNOWN -> Double.NaN;
    };
  }

  private void follow(Line line, SearchResult result) {
    Set<Long> moves = new LinkedHashSet<>();
    moves.add(result.move());
    for (Candidate candidate : result.candidates()) {
      moves.add(candidate.move());
    }
    State state = line.state();
    MoveList legal = new MoveList();
    state.moves(legal);
    for (long move : legal.toArray()) {
      moves.add(move);
    }
    moves.stream().limit(width).forEach(move -> open.add(line.then(move)));
  }
}
