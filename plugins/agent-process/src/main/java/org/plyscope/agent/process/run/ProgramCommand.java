package org.plyscope.agent.process.run;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.program.ProgramException;

/**
 * How a program is started.
 *
 * @param line the program and its arguments
 * @param folder where it works
 * @param environment additions to the environment
 * @param kilobytes the memory that it and its children may use; 0 for no limit
 */
public record ProgramCommand(
    List<String> line, Path folder, Map<String, String> environment, long kilobytes) {
  /** Copies mutable values. */
  public ProgramCommand {
    line = List.copyOf(line);
    environment = Map.copyOf(environment);
  }

  /** Returns the file of the program: a path from the folder, else a name that the system finds. */
  public Optional<Path> file() {
    String name = line.get(0);
    if (isPath()) {
      return Optional.of(folder.resolve(name)).filter(Files::exists);
    }
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    for (String place : path.split(File.pathSeparator, -1)) {
      Path file = Path.of(place.isEmpty() ? "." : place, name);
      if (Files.isRegularFile(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /** Returns whether the program is named by a path, so that it belongs to the agent. */
  public boolean isPath() {
    return line.get(0).contains("/") || line.get(0).contains(File.separator);
  }

  /** Reports obstacles to starting the program, before the system does in its own words. */
  void check() {
    if (!Files.isDirectory(folder)) {
      throw new ProgramException("there is no folder '" + folder + "' to start it in");
    }
    Path file =
        file()
            .orElseThrow(
                () -> new ProgramException("there is no program '" + line.get(0) + "' to start"));
    if (Files.isDirectory(file)) {
      throw new ProgramException("'" + file + "' is a folder, not a program");
    }
    // Windows decides by the name.
    if (File.separatorChar == '/' && !Files.isExecutable(file)) {
      throw new ProgramException("the file '" + file + "' is not executable");
    }
  }

  /** Returns the command: a path relative to the folder must not depend on ours. */
  List<String> resolved() {
    List<String> all = new ArrayList<>(line);
    if (isPath()) {
      all.set(0, folder.resolve(line.get(0)).toAbsolutePath().normalize().toString());
    }
    return all;
  }
}
