package org.plyscope.agent.book;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.database.Book;
import org.plyscope.api.database.BookFactory;
import org.plyscope.api.database.BookMove;
import org.plyscope.api.game.Line;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;

/** Lets any agent play from a book. */
@Component(service = AgentFactory.class)
public final class BookAgents implements AgentFactory {
  private static final Option<String> AGENT =
      Option.part(
          AgentFactory.class,
          "agent",
          "Agent",
          "Searches where the book knows nothing, for example alpha-beta[quiescence=8].",
          "alpha-beta");

  private static final Option<String> BOOK =
      Option.part(
              BookFactory.class,
              "book",
              "Opening book",
              "Knows moves of the opening, for example book-file[file=games.plybook].")
          .whenEmpty("none: the agent searches every move");

  private static final Option<Long> PLIES =
      Option.integer(
          "plies",
          "Book plies",
          "Leave the book after this number of plies; 0 for never.",
          0,
          0,
          1000);

  private static final Option<Long> LEAST =
      Option.integer(
          "least-games",
          "Least games",
          "Take only moves that were played at least so often.",
          1,
          1,
          1_000_000_000);

  private static final Option<String> CHOICE =
      Option.choice(
          "choice",
          "Choice",
          "Draw a move by how often it was played, or take the most played one, or the one with the"
              + " best results.",
          "drawn",
          List.of("drawn", "most-played", "best-score"));

  @Override
  public String id() {
    return "with-book";
  }

  @Override
  public String name() {
    return "With opening book";
  }

  @Override
  public String description() {
    return "Plays from an opening book as long as it knows the position, and lets another agent"
        + " search from there on.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(AGENT, BOOK, PLIES, LEAST, CHOICE);
  }

  @Override
  public Agent create(PartContext context) {
    OptionValues options = context.options();
    Agent agent = context.make(AgentFactory.class, AGENT);
    Book book = context.find(BookFactory.class, BOOK).orElse(line -> List.of());
    long plies = options.get(PLIES);
    Choice choice = Choice.of(options.get(CHOICE), options.get(LEAST));
    return new BookPlayer(agent, book, plies == 0 ? Long.MAX_VALUE : plies, choice);
  }

  /** Plays from a book while that knows the position, and then as another agent. */
  private static final class BookPlayer implements Agent {
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

  /**
   * Which move of a book is played.
   *
   * @param how drawn by counts, most played, or best score
   * @param least how often a move must have been played
   */
  private record Choice(How how, long least) {
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
}
