package org.plyscope.experiment.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/**
 * The list of the files of an archive. Immutable.
 *
 * @param program the program that made the archive, with its version
 * @param run the name of the run
 * @param files all files but the list itself, sorted by name
 * @param plugins the file of each plugin and agent program that played, by its name and version;
 *     empty text if the archive does not contain it
 */
public record ArchiveManifest(
    String program, String run, List<Entry> files, Map<String, String> plugins) {
  /** The name of the list in the archive. */
  public static final String NAME = "manifest.json";

  /** The largest number of files. */
  static final int MOST_FILES = 10_000;

  private static final int VERSION = 1;

  /** Names that are the same on every system and cannot lead out of a folder. */
  private static final Pattern SEGMENT =
      Pattern.compile("[A-Za-z0-9_+()][A-Za-z0-9._+() -]{0,199}");

  /** Names that Windows gives to devices, with or without an ending. */
  private static final Pattern DEVICE =
      Pattern.compile("(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?", Pattern.CASE_INSENSITIVE);

  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  /** Copies the collections and checks the names. */
  public ArchiveManifest {
    files = List.copyOf(files);
    plugins = new TreeMap<>(plugins);
    Set<String> names = new HashSet<>();
    for (Entry file : files) {
      if (!names.add(file.name().toLowerCase(Locale.ROOT))) {
        throw new InputException(
            "The list of the archive names '%s' twice.".formatted(file.name()));
      }
    }
  }

  /**
   * A file of an archive.
   *
   * @param name its name with folders before it, separated by slashes
   * @param size its size in bytes
   * @param sha256 its SHA-256 in 64 hexadecimal digits
   */
  public record Entry(String name, long size, String sha256) {
    /** Refuses a name that could leave the folder, and sizes and hashes that cannot be. */
    public Entry {
      if (!isSafe(name)) {
        throw new InputException(
            "The archive names a file '%s'; names consist of letters, digits and . _ + - ( ), and lead to no other folder."
                .formatted(name));
      }
      if (size < 0 || !HASH.matcher(sha256).matches()) {
        throw new InputException(
            "The list of the archive has no right size or SHA-256 for '%s'.".formatted(name));
      }
    }

    private Map<String, Object> form() {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("name", name);
      form.put("size", size);
      form.put("sha256", sha256);
      return form;
    }

    private static Entry read(WireObject form) {
      return new Entry(
          form.get("name").text(), form.get("size").count(), form.get("sha256").text());
    }
  }

  /** Returns whether a name can be used on every system; true if it stays in its folder. */
  static boolean isSafe(String name) {
    if (name.length() > 1000) {
      return false;
    }
    String[] segments = name.split("/", -1);
    for (String segment : segments) {
      boolean ends = segment.endsWith(".") || segment.endsWith(" ");
      if (ends || !SEGMENT.matcher(segment).matches() || DEVICE.matcher(segment).matches()) {
        return false;
      }
    }
    return segments.length <= 8;
  }

  /**
   * Reads a list.
   *
   * @param text its JSON
   * @throws InputException if it is wrong
   */
  static ArchiveManifest parse(String text) {
    return WireText.readLarge(text, NAME).object(ArchiveManifest::read);
  }

  private static ArchiveManifest read(WireObject form) {
    long version = form.get("archive").count();
    if (version != VERSION) {
      throw new InputException(
          "The archive has format %d; this Plyscope reads format %d.".formatted(version, VERSION));
    }
    List<Entry> files = new ArrayList<>();
    form.get("files").list().forEach(file -> files.add(file.object(Entry::read)));
    if (files.size() > MOST_FILES) {
      throw new InputException(
          "The archive lists %d files; at most %d are read.".formatted(files.size(), MOST_FILES));
    }
    Map<String, String> plugins = new TreeMap<>();
    form.get("plugins").members().forEach((name, file) -> plugins.put(name, file.text()));
    return new ArchiveManifest(form.get("program").text(), form.get("run").text(), files, plugins);
  }

  /** Writes the list as JSON. */
  String text() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("archive", VERSION);
    form.put("program", program);
    form.put("run", run);
    form.put("plugins", plugins);
    form.put("files", files.stream().map(Entry::form).toList());
    return WireText.indented(form) + "\n";
  }

  /**
   * Returns the plugins and programs that played but are not in the archive.
   *
   * @return their names and versions, sorted
   */
  public List<String> missing() {
    return plugins.entrySet().stream()
        .filter(plugin -> plugin.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }
}
