package org.plyscope.agent.process.descriptor;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.plyscope.agent.process.run.ProgramCommand;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.wire.WireFile;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.agent.DeclarationForm;
import org.plyscope.wire.keys.AgentKeys;
import org.plyscope.wire.keys.FileObject;

/** A program as its descriptor describes it. Immutable. */
public final class Descriptor implements AgentProgram {
  /** How the names of descriptors end. */
  public static final String ENDING = ".plyagent";

  private static final int LARGEST = 1 << 16;
  private static final Pattern ID = Pattern.compile("[a-z0-9]++(?:-[a-z0-9]++)*+");

  private final String id;
  private final FileObject file;
  private final Path folder;
  private final ProgramDeclaration declaration;

  private Descriptor(String id, FileObject file, Path folder, ProgramDeclaration declaration) {
    this.id = id;
    this.file = file;
    this.folder = folder;
    this.declaration = declaration;
  }

  /** Reads a file; a problem is refused with its place. */
  public static Descriptor read(Path path) {
    String name = path.getFileName().toString();
    if (!name.endsWith(ENDING)) {
      throw new InputException(
          "'%s' is no descriptor of an agent program; its name must end in %s."
              .formatted(name, ENDING));
    }
    String text = WireFile.text("The descriptor", path, LARGEST);
    Path from = path.toAbsolutePath().normalize().getParent();
    return parse(text, from, name.substring(0, name.length() - ENDING.length()));
  }

  /** Reads a text; the id is the given one unless the text has another. */
  public static Descriptor parse(String text, Path from, String id) {
    FileObject file = FileObject.read(WireText.readFile(text, ""), AgentKeys.FILE);
    String named = file.has("id") ? file.text("id") : id;
    if (named.length() > 60 || !ID.matcher(named).matches()) {
      throw new InputException(
          "The id %s of the agent must be in lower case with hyphens, for example py-kalah."
              .formatted(InputException.quote(named)));
    }
    if (file.get("command").texts().get(0).isBlank()) {
      throw file.get("command").wrong("a program and its arguments");
    }
    return new Descriptor(named, file, resolved(from, file.text("folder")), null);
  }

  private static Path resolved(Path from, String folder) {
    try {
      return from.resolve(folder).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new InputException(
          "folder: " + InputException.quote(folder) + " is not the path of a folder.");
    }
  }

  /** Returns this program with its declaration. */
  public Descriptor with(ProgramDeclaration declared) {
    return new Descriptor(id, file, folder, declared);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public List<String> command() {
    return file.get("command").texts();
  }

  @Override
  public Path folder() {
    return folder;
  }

  @Override
  public Map<String, String> environment() {
    return texts("environment");
  }

  @Override
  public String dialect() {
    return file.text("dialect");
  }

  /** Returns the standard values that the user has chosen. */
  public Map<String, String> options() {
    return texts("options");
  }

  private Map<String, String> texts(String key) {
    return file.find(key).map(WireValue::options).orElse(Map.of());
  }

  /** Returns the games that the user has chosen, with the options that each needs. */
  public Map<String, Map<String, String>> games() {
    Map<String, Map<String, String>> games = new LinkedHashMap<>();
    file.find("games")
        .ifPresent(all -> all.members().forEach((game, one) -> games.put(game, one.options())));
    return games;
  }

  /** Returns how long the program may take to introduce itself. */
  public long startMillis() {
    return file.whole("startSeconds") * 1_000;
  }

  /** Returns how the program is started. */
  public ProgramCommand start() {
    return new ProgramCommand(command(), folder, environment(), file.kilobytes("memory"));
  }

  @Override
  public String descriptor() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("plyagent", 1);
    form.put("id", id);
    file.value().members().forEach((key, value) -> form.putIfAbsent(key, value.plain()));
    form.put("folder", folder.toString());
    return WireText.indented(form);
  }

  @Override
  public Optional<ProgramDeclaration> declaration() {
    return Optional.ofNullable(declaration);
  }

  @Override
  public List<Path> files() {
    return ProgramHash.files(this);
  }

  @Override
  public String sha256() {
    return ProgramHash.of(this);
  }

  /** Returns whether another descriptor describes the same program with the same declaration. */
  public boolean same(Descriptor other) {
    return descriptor().equals(other.descriptor()) && declared().equals(other.declared());
  }

  private String declared() {
    return declaration == null ? "" : WireText.line(DeclarationForm.write(declaration));
  }

  /** Returns the values that decide how the program plays, wherever its folder is. */
  Map<String, Object> essence() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("command", command());
    form.put("environment", environment());
    form.put("dialect", dialect());
    form.put("games", games());
    form.put("options", options());
    return form;
  }

  /** Returns the files that the user has named besides. */
  List<Path> named() {
    return file.texts("files").stream().map(name -> folder.resolve(name).normalize()).toList();
  }

  /** Returns an argument as a file of the folder, if it is one. */
  Optional<Path> file(String argument) {
    try {
      return Optional.of(folder.resolve(argument).normalize()).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return id;
  }
}
