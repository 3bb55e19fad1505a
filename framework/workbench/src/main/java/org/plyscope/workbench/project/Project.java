package org.plyscope.workbench.project;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.TextFile;

/**
 * A folder with a project file and one folder per kind of thing. Every file in these folders is in
 * the project, however it came there, so a project can be filled, copied and cleaned by other
 * programs.
 */
public final class Project {
  /** How the name of a project file ends, without the dot. */
  public static final String ENDING = "plyproject";

  private static final String FILE = "project." + ENDING;
  private static final int LARGEST = 1 << 16;
  private static final int DEEPEST = 3;
  private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

  /** The contents of a project, each kind in a folder of its name. */
  public enum Kind {
    POSITIONS("Positions"),
    SEARCHES("Searches"),
    COMPARISONS("Comparisons"),
    GAMES("Games"),
    RUNS("Runs"),
    FIGURES("Figures");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }

    String folder() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Something in a project.
   *
   * @param kind in which folder it lies
   * @param path the file, or the folder of a run
   * @param name its name below that folder
   */
  public record Item(Kind kind, Path path, String name) {}

  /** The content of the project file. */
  private record Content(int plyscope, String name, String last) {}

  private final Path folder;
  private final String name;
  private volatile String last;

  private Project(Path folder, String name, String last) {
    this.folder = folder;
    this.name = name;
    this.last = last;
  }

  /**
   * Makes a project, in a folder that may exist already.
   *
   * @throws InputException if there is a project already, or the folder cannot be made
   */
  public static Project create(Path folder) {
    Path full = folder.toAbsolutePath().normalize();
    if (full.getFileName() == null) {
      throw new InputException("'" + full + "' cannot be the folder of a project.");
    }
    if (Files.exists(full.resolve(FILE))) {
      throw new InputException("There is a project in '" + full + "' already; open it instead.");
    }
    Project project = new Project(full, full.getFileName().toString(), "");
    project.makeFolders();
    project.write();
    return project;
  }

  /**
   * Opens a project; folders that are missing are made again.
   *
   * @param place its folder, or its project file
   * @throws InputException if there is none, or its file is damaged or newer than this program
   */
  public static Project open(Path place) {
    Path full = place.toAbsolutePath().normalize();
    Path file = Files.isDirectory(full) ? full.resolve(FILE) : full;
    Content content = read(file);
    String name = content.name() == null || content.name().isBlank() ? "Project" : content.name();
    String last = content.last() == null ? "" : content.last();
    Project project = new Project(file.getParent(), name, last);
    project.makeFolders();
    return project;
  }

  private static Content read(Path file) {
    try {
      Content content = GSON.fromJson(TextFile.read(file, LARGEST), Content.class);
      if (content == null || content.plyscope() < 1) {
        throw new InputException("'" + file + "' is no project file.");
      }
      if (content.plyscope() > 1) {
        throw new InputException(
            "The project '" + file + "' was made by a newer Plyscope; update this one.");
      }
      return content;
    } catch (NoSuchFileException e) {
      throw new InputException(
          "There is no project in '" + file.getParent() + "'; choose a folder with " + FILE + ".");
    } catch (JsonParseException e) {
      throw new InputException("'" + file + "' is damaged: it is no JSON.");
    } catch (IOException e) {
      throw new InputException("'" + file + "' cannot be read: " + FileReasons.of(e) + ".");
    }
  }

  private void makeFolders() {
    for (Kind kind : Kind.values()) {
      new OwnFolder(folder).folder("The project", kind.folder());
    }
  }

  private void write() {
    new OwnFolder(folder)
        .write("The project", FILE, GSON.toJson(new Content(1, name, last)) + "\n");
  }

  /** Returns the project file. */
  public Path file() {
    return folder.resolve(FILE);
  }

  /** Returns its name, given by the user. */
  public String name() {
    return name;
  }

  /** Returns its folder. */
  public Path folder() {
    return folder;
  }

  /** Returns the folder for things of a kind. */
  public Path folder(Kind kind) {
    return folder.resolve(kind.folder());
  }

  /** Returns the project that was opened last, if it is still there. */
  public Optional<Path> last() {
    try {
      return Optional.of(last)
          .filter(text -> !text.isEmpty())
          .map(folder::resolve)
          .filter(path -> has(path) && Files.exists(path));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Returns whether something lies in this project. */
  public boolean has(Path path) {
    return path.toAbsolutePath().normalize().startsWith(folder) && !path.equals(file());
  }

  /** Notes the opened file; ignored if it lies elsewhere. */
  public void opened(Path path) {
    Path full = path.toAbsolutePath().normalize();
    if (has(full)) {
      last = folder.relativize(full).toString().replace('\\', '/');
      write();
    }
  }

  /** Returns a file of a kind that does not exist yet. */
  public Path free(Kind kind, String stem, String ending) {
    Path file = folder(kind).resolve(stem + ending);
    for (int i = 2; Files.exists(file, LinkOption.NOFOLLOW_LINKS); i++) {
      file = folder(kind).resolve(stem + "-" + i + ending);
    }
    return file;
  }

  /** Returns everything in it, by kind and name. */
  public List<Item> items() {
    List<Item> items = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      Path root = folder(kind);
      List<Item> own = new ArrayList<>();
      try (Stream<Path> files = Files.walk(root, kind == Kind.RUNS ? 1 : DEEPEST)) {
        files
            .filter(path -> !path.equals(root) && shown(kind, path))
            .map(path -> new Item(kind, path, root.relativize(path).toString()))
            .forEach(own::add);
      } catch (IOException e) {
        // A folder that cannot be read shows nothing; the next look may find it again.
        continue;
      }
      own.sort(Comparator.comparing(Item::name, String.CASE_INSENSITIVE_ORDER));
      items.addAll(own);
    }
    return items;
  }

  private static boolean shown(Kind kind, Path path) {
    boolean hidden = path.getFileName().toString().startsWith(".");
    return !hidden && (kind == Kind.RUNS || Files.isRegularFile(path));
  }
}
