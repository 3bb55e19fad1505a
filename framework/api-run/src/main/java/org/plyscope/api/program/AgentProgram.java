package org.plyscope.api.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Figure;

/**
 * A program that can play as an agent, as its descriptor describes it. <b>Provided by the host</b>;
 * immutable.
 *
 * @since 3.0
 */
@ProviderType
public interface AgentProgram {
  /** How often the program of an agent was started again in a search because it had ended. */
  Figure RESTARTS = Figure.of("restarts", "Restarts");

  /**
   * Returns the id of the agent.
   *
   * @return kebab-case
   */
  String id();

  /**
   * Returns the command. It is shown to the user before the program is started for the first time.
   *
   * @return the program and its arguments
   */
  List<String> command();

  /**
   * Returns the folder in which it is started.
   *
   * @return an absolute path
   */
  Path folder();

  /**
   * Returns the additions to the environment of the program.
   *
   * @return values by name
   */
  Map<String, String> environment();

  /**
   * Returns which protocol it speaks.
   *
   * @return the id of a {@link Dialect}
   */
  String dialect();

  /**
   * Returns the descriptor with absolute paths.
   *
   * @return a JSON text
   */
  String descriptor();

  /**
   * Returns the declaration of the program from when it was added.
   *
   * @return empty if it was not tried yet
   */
  Optional<ProgramDeclaration> declaration();

  /**
   * Returns the files of the program, which its hash covers: those that the command and the
   * descriptor name. Programs that the system finds by their name, such as {@code python3}, belong
   * to the machine and not to the agent.
   *
   * @return absolute paths
   */
  List<Path> files();

  /**
   * Computes the hash of the descriptor and of all {@link #files}, as they are now.
   *
   * @return 64 hexadecimal digits in lower case
   * @throws InputException if a file cannot be read
   */
  String sha256();
}
