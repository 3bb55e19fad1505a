package org.plyscope.api.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.AgentFactory;

/**
 * The programs that the user has added as agents. <b>Provided by the host</b> as a service;
 * thread-safe.
 *
 * <p>A descriptor is a command, so nothing here starts a program but {@link #attempt}, which a
 * caller uses after the user has seen the command and agreed.
 *
 * @since 3.0
 */
@ProviderType
public interface AgentPrograms {
  /**
   * Returns the programs that were added.
   *
   * @return the programs, sorted by id
   */
  List<AgentProgram> programs();

  /**
   * Reads a descriptor without starting anything.
   *
   * @param file a file that ends in {@code .plyagent}
   * @return the program
   * @throws InputException if the file is wrong
   */
  AgentProgram read(Path file);

  /**
   * Reads the text of a descriptor without starting anything.
   *
   * @param descriptor the text
   * @param folder where relative paths begin
   * @return the program
   * @throws InputException if the text is wrong
   */
  AgentProgram parse(String descriptor, Path folder);

  /**
   * Starts a program, asks it for its declaration, and ends it.
   *
   * @param program the program
   * @param listener receives the conversation, on any thread
   * @return the program with its declaration
   * @throws InputException if it does not work; the sentence gives the reason and ends with its log
   */
  AgentProgram attempt(AgentProgram program, Consumer<DialogueLine> listener);

  /**
   * Offers a program that was tried as an agent, without adding it.
   *
   * @param program a program with a declaration
   * @return makes agents of the program
   * @throws InputException if it was not tried
   */
  AgentFactory agents(AgentProgram program);

  /**
   * Adds a program that was tried, or replaces the one with the same id.
   *
   * @param program a program with a declaration
   * @throws InputException if it was not tried, its id belongs to another agent, or it cannot be
   *     kept
   */
  void add(AgentProgram program);

  /**
   * Starts a program, sends it lines that mean nothing in any protocol, and asks it again for its
   * declaration.
   *
   * @param id the id of an agent program that was added
   * @return its fault, in one sentence; empty if it still answers
   * @throws InputException if there is no such program
   */
  Optional<String> provoke(String id);

  /**
   * Removes a program; its files stay where they are.
   *
   * @param id the id of the agent
   * @throws InputException if there is no such program, or it cannot be removed
   */
  void remove(String id);

  /**
   * Computes the hashes of the programs as they are now.
   *
   * @return the hash of each program by its id, without those whose files cannot be read
   */
  Map<String, String> hashes();

  /**
   * Copies the files that other processes need to play with the programs as they are now. A program
   * that has changed since then refuses to play there.
   *
   * @param folder where to; made if it is missing
   * @return the hash of each program by its id
   * @throws InputException if the copies cannot be written
   */
  Map<String, String> copy(Path folder);

  /**
   * Returns the end of the conversation with a program in this process.
   *
   * @param id the id of the agent
   * @return the last lines, oldest first
   */
  List<DialogueLine> dialogue(String id);

  /**
   * Adds a listener that receives every line of the conversation with a program.
   *
   * @param id the id of the agent
   * @param listener called on any thread
   * @return removes the listener
   */
  Registration onLine(String id, Consumer<DialogueLine> listener);

  /**
   * Adds a listener that is notified when programs were added or removed.
   *
   * @param listener called on any thread
   * @return removes the listener
   */
  Registration onChange(Runnable listener);
}
