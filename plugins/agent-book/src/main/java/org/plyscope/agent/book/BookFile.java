package org.plyscope.agent.book;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.database.Book;
import org.plyscope.api.database.BookMove;
import org.plyscope.api.database.OpeningBook;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFile;
import org.plyscope.wire.BookForm;

/** Offers the books that {@code plyscope book} writes, for every game. */
@Component(service = OpeningBook.class)
public final class BookFile implements OpeningBook {
  static final Option<String> FILE =
      Option.file(
          "file",
          "File",
          "The book, made by 'plyscope book' for the same rules.",
          List.of(BookForm.ENDING));

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
    return "What was played in earlier games, or what a search preferred, position by position.";
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
    return new Read(BookForm.read(text(file), context.rules()));
  }

  private static String text(PartFile file) {
    try {
      return Files.readString(file.path());
    } catch (IOException e) {
      throw new InputException("The book '" + file + "' cannot be read as text.");
    }
  }

  /**
   * A book that was read.
   *
   * @param positions what it says, by position
   */
  private record Read(Map<String, List<BookForm.Entry>> positions) implements Book {
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

    private static long legal(State state, String move) {
      try {
        return state.parseMove(move);
      } catch (InputException e) {
        throw new InputException(
            "The book has the move '%s' in '%s': %s"
                .formatted(move, state.position(), e.getMessage()));
      }
    }
  }
}
