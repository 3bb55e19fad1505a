package org.plyscope.agent.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.database.Book;
import org.plyscope.api.database.BookFactory;
import org.plyscope.api.database.BookMove;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFile;
import org.plyscope.wire.BookForm;
import org.plyscope.wire.WireFile;

/** Offers the books that {@code plyscope book} writes, for every game. */
@Component(service = BookFactory.class)
public final class BookFile implements BookFactory {
  static final Option<String> FILE =
      Option.file(
          "file",
          "File",
          "The book, made by 'plyscope book' for the same rules.",
          List.of(BookForm.ENDING));

  private static final int LARGEST = 1 << 27;

  @Override
  public String id() {
    return "book-file";
  }

  @Override
  public String name() {
    return "Book from a file";
  }

  @Override
  public String description() {
    return "The moves of earlier games, or those that a search preferred, position by position.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(FILE);
  }

  @Override
  public Book create(PartContext context) {
    PartFile file =
        context
            .file(FILE)
            .orElseThrow(
                () ->
                    new InputException(
                        "Name the file of the book, for example book-file[file=games.plybook];"
                            + " 'plyscope book' makes it."));
    String text = WireFile.text("The book", file.path(), LARGEST);
    try {
      return new Read(file.toString(), BookForm.read(text, context.rules()));
    } catch (InputException e) {
      String reason = e.getMessage().replaceFirst("^The book is", "it is").replaceFirst("\\.$", "");
      throw new InputException("The book '%s' cannot be used: %s.".formatted(file, reason));
    }
  }

  /**
   * A book that was read.
   *
   * @param file the file, for display
   * @param positions its moves, by position
   */
  private record Read(String file, Map<String, List<BookForm.Entry>> positions) implements Book {
    @Override
    public List<BookMove> moves(Line line) {
      List<BookMove> moves = new ArrayList<>();
      State state = line.state();
      for (BookForm.Entry entry : positions.getOrDefault(line.position(), List.of())) {
        moves.add(new BookMove(legal(state, entry.move()), entry.count(), entry.score()));
      }
      moves.sort(Comparator.comparingLong(BookMove::count).reversed());
      return moves;
    }

    private long legal(State state, String move) {
      try {
        return state.parseMove(move);
      } catch (InputException e) {
        throw new InputException(
            "The book '%s' has the move '%s' in '%s': %s"
                .formatted(file, move, state.position(), e.getMessage()));
      }
    }
  }
}
