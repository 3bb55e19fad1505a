package org.plyscope.agent.process.descriptor;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireFile;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.agent.DeclarationForm;

/** A folder with descriptors, each beside a file with the declaration of its program. */
public final class ProgramFolder {
  private static final System.Logger LOG = System.getLogger(ProgramFolder.class.getName());
  private static final String DECLARED = ".declared.json";
  private static final int LARGEST = 1 << 22;

  private final Path folder;

  /** Names the folder, which need not exist. */
  public ProgramFolder(Path folder) {
    this.folder = folder;
  }

  /** A program that was kept, and the hash it had then. */
  public record Kept(Descriptor program, String sha256) {}

  /** Returns the programs by id; one that cannot be read is left out and logged. */
  public Map<String, Kept> read() {
    Map<String, Kept> programs = new TreeMap<>();
    for (Path file : descriptors()) {
      try {
        Kept kept = read(file);
        programs.put(kept.program().id(), kept);
      } catch (InputException e) {
        LOG.log(
            Level.WARNING, "The agent program in '" + file + "' is left out: " + e.getMessage());
      }
    }
    return programs;
  }

  private List<Path> descriptors() {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + Descriptor.ENDING)) {
        all.forEach(files::add);
      } catch (IOException e) {
        LOG.log(Level.WARNING, "The folder '" + folder + "' cannot be read.", e);
      }
    }
    return files;
  }

  private Kept read(Path file) {
    Descriptor program = Descriptor.read(file);
    String text = WireFile.text("What the program declared,", declared(program.id()), LARGEST);
    WireValue value = WireText.read(text, "declared");
    return value.object(
        form ->
            new Kept(
                program.with(DeclarationForm.read(form.get("hello"))), form.get("sha256").text()));
  }

  private Path declared(String id) {
    return folder.resolve(id + DECLARED);
  }

  /** Keeps a program, with its declaration and its hash. */
  public void write(Descriptor program) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("sha256", program.sha256());
    form.put("hello", DeclarationForm.write(program.declaration().orElseThrow()));
    try {
      Files.createDirectories(folder);
      // The descriptor comes last: without it the other file means nothing.
      replace(declared(program.id()), WireText.indented(form));
      replace(folder.resolve(program.id() + Descriptor.ENDING), program.descriptor());
    } catch (IOException e) {
      throw failed("kept", program.id());
    }
  }

  private void replace(Path file, String text) throws IOException {
    Path fresh = Files.createTempFile(folder, "new", ".tmp");
    try {
      Files.writeString(fresh, text + "\n");
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private InputException failed(String what, String id) {
    return new InputException(
        "The agent program '%s' cannot be %s in '%s'.".formatted(id, what, folder));
  }

  /** Forgets a program. */
  public void delete(String id) {
    try {
      Files.deleteIfExists(folder.resolve(id + Descriptor.ENDING));
      Files.deleteIfExists(declared(id));
    } catch (IOException e) {
      throw failed("deleted", id);
    }
  }
}
