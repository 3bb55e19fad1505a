package org.plyscope.ui.form.field;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.wire.keys.FileKey;

/**
 * The value of a field: where it stands in the file, and how it is read and written as text.
 *
 * @param draft the file
 * @param path where it stands, by which problems find it
 * @param read returns its text; empty for nothing
 * @param write receives the choice of the user
 */
public record FieldValue(
    FileDraft draft, String path, Function<FileText, String> read, Consumer<String> write) {
  /** Makes the value of a declared key. */
  public static FieldValue of(FileDraft draft, String path, FileKey key) {
    return of(draft, key, path.split("\\.", -1));
  }

  /** Makes the value of a declared key at a place whose steps may have dots. */
  public static FieldValue of(FileDraft draft, FileKey key, String... steps) {
    String path = String.join(".", steps);
    return switch (key.kind()) {
      case TEXT -> of(draft, path, t -> t.field(steps), (t, v) -> t.withText(v, steps));
      case TEXTS, LIST -> of(draft, path, t -> t.list(steps), (t, v) -> t.withList(v, steps));
      default -> of(draft, path, t -> t.field(steps), (t, v) -> t.with(v, steps));
    };
  }

  /** Makes a value that is written by a change of the text. */
  public static FieldValue of(
      FileDraft draft,
      String path,
      Function<FileText, String> read,
      BiFunction<FileText, String, FileText> write) {
    String key = key(path);
    return new FieldValue(
        draft, path, read, value -> draft.edit(key, text -> write.apply(text, value)));
  }

  private static String key(String path) {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }

  /** Returns the value in the file itself. */
  public String own() {
    return read.apply(draft.readable());
  }

  /** Returns the value from another file; empty if there is none, or it is written here. */
  public String inherited() {
    FileText source = draft.source(key(path));
    return source == draft.readable() ? "" : read.apply(source);
  }

  /** Writes another value; does nothing if it is the same. */
  public void write(String value) {
    if (!value.equals(own())) {
      write.accept(value);
    }
  }
}
