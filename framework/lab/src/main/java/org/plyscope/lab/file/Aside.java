package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Sets files aside that cannot be used, under a name of their own, so that none is overwritten. */
public final class Aside {
  private Aside() {}

  /**
   * Renames a file; its ending stays, so that the same programs open it.
   *
   * @param file a file that cannot be used
   * @return where it is now, for example {@code layouts-kept.json} or {@code layouts-kept-2.json}
   * @throws IOException if it cannot be renamed; it is then as before
   */
  public static Path move(Path file) throws IOException {
    Path kept = free(file);
    Files.move(file, kept);
    return kept;
  }

  /**
   * Copies a file before it is changed.
   *
   * @return where the copy is, for example {@code lessons-kept.jsonl}
   * @throws IOException if it cannot be copied
   */
  public static Path copy(Path file) throws IOException {
    Path kept = free(file);
    Files.copy(file, kept);
    return kept;
  }

  /**
   * Finds a name beside a file that nothing has yet. Returns the name under which it can be kept.
   */
  public static Path free(Path file) {
    return free(file, "kept");
  }

  /**
   * Finds a name beside a file that nothing has yet.
   *
   * @param file a file
   * @param word the word added to the name, for example {@code damaged}
   * @return for example {@code games-damaged.jsonl} or {@code games-damaged-2.jsonl}
   */
  public static Path free(Path file, String word) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.') < 0 ? name.length() : name.lastIndexOf('.');
    String stem = name.substring(0, dot) + "-" + word;
    String ending = name.substring(dot);
    Path kept = file.resolveSibling(stem + ending);
    for (int number = 2; Files.exists(kept, LinkOption.NOFOLLOW_LINKS); number++) {
      kept = file.resolveSibling(stem + "-" + number + ending);
    }
    return kept;
  }
}
