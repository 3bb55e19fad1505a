package org.plyscope.agent.book;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.database.Book;
import org.plyscope.api.database.BookFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

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
}
