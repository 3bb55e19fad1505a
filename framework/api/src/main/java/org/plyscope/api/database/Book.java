package org.plyscope.api.database;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.Line;

/** An opening book for one variant of a game. <b>Implemented by plugins</b>; used by one thread. */
@ProviderType
public interface Book {
  /**
   * Looks up the end of a line.
   *
   * @param line the game so far, not over
   * @return the moves the book knows there, most played first; empty if it knows none
   */
  List<BookMove> moves(Line line);
}
