package org.plyscope.agent.book;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.database.Book;
import org.plyscope.api.database.BookMove;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;

/** Plays from a book while that knows the position, and then as another agent. */
final class BookPlayer implements Agent {
  private final Agent agent;
  private final Book book;
  private final long plies;
  private final Choice choice;

  BookPlayer(Agent agent, Book book, long plies, Choice choice) {
    this.agent = agent;
    this.book = book;
    this.plies = plies;
    this.choice = choice;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener)
      throws InterruptedException {
    List<BookMove> known =
        request.line().size() < plies
            ? book.moves(request.line()).stream().filter(m -> request.allows(m.move())).toList()
            : List.of();
    Optional<BookMove> chosen = choice.from(known, request.seed());
    if (chosen.isEmpty()) {
      return agent.search(request, listener);
    }
    return DirectChoice.of(request, chosen.get().move())
        .comment(comment(chosen.get(), known))
        .build();
  }

  private static String comment(BookMove chosen, List<BookMove> known) {
    long all = known.stream().mapToLong(BookMove::count).sum();
    String score =
        Double.isNaN(chosen.score())
            ? ""
            : ", with a score of " + Math.round(100 * chosen.score()) + " %";
    return "From the book: played %d of %d times%s.".formatted(chosen.count(), all, score);
  }

  @Override
  public void begin(Line line, int seat) throws InterruptedException {
    agent.begin(line, seat);
  }

  @Override
  public void end(Line line, double[] payoffs) throws InterruptedException {
    agent.end(line, payoffs);
  }

  @Override
  public void close() {
    agent.close();
  }
}
