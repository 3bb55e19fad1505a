package org.plyscope.api.program;

import java.util.EnumSet;
import java.util.Set;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;

/**
 * A protocol of lines between Plyscope and an agent program. <b>Implemented by plugins</b> and
 * published as a service; thread-safe.
 *
 * <p>{@link #supports} reports which games and rules the protocol can carry. The host starts the
 * program, keeps it as long as its game, and ends it; the dialect only reads and writes lines.
 * Whatever the program does wrong is reported with a {@link ProgramException}.
 *
 * @since 3.0
 */
@ConsumerType
@PartKind(id = "dialect", plural = "dialects", purpose = "the protocols that agent programs speak")
public interface Dialect extends GamePart {
  /**
   * Asks a program that was just started for its declaration. Called once when a program is added,
   * and when its declaration is looked at again; the program is ended afterwards.
   *
   * @param program the lines of the program
   * @return its declaration, with default values for everything that the protocol cannot express
   * @throws ProgramException if it does not answer as the protocol demands
   */
  ProgramDeclaration declare(LineChannel program);

  /**
   * Begins the conversation with a program that was just started. The handshake is part of it.
   *
   * <p>The returned agent works as every {@link Agent}. In {@link Agent#search} it waits for lines
   * in steps of at most 50 ms, and when a stop is requested asks the program to stop. A program
   * that does not answer within a second and a half after that fails with a {@link
   * ProgramException}; the host then kills it. {@link Agent#close} takes leave of the program and
   * does not wait. After a failure the host starts a new program and calls this method again.
   *
   * @param program the lines of the program
   * @param declared the declaration of the program from when it was added
   * @param context the rules, which both the dialect and the program support, and the values of the
   *     declared options
   * @return an agent that converses with the program
   * @throws ProgramException if the program does not answer as the protocol demands
   * @throws InputException if the program refuses the rules or the options
   */
  Agent open(LineChannel program, ProgramDeclaration declared, PartContext context);

  /**
   * Serves an agent of Plyscope to another program until that takes leave or its lines end: the
   * same protocol in the other direction.
   *
   * @param client the lines of the other program
   * @param agent the agent
   * @throws InterruptedException if the thread was interrupted while waiting
   * @throws InputException by default: this dialect cannot serve
   */
  default void serve(LineChannel client, ServedAgent agent) throws InterruptedException {
    throw new InputException("The dialect '" + id() + "' cannot serve agents.");
  }

  /**
   * Returns which limits the protocol can express. The host offers an agent the limits that both
   * the protocol and the program know; time can always be limited where a program can be stopped.
   *
   * @return all by default
   */
  default Set<Limits.Kind> limits() {
    return EnumSet.allOf(Limits.Kind.class);
  }

  /**
   * Returns whether the program remembers the game from one search to the next, so that it gets
   * moves instead of positions.
   *
   * @return false by default: each request carries the whole line
   */
  default boolean keepsState() {
    return false;
  }

  /**
   * Writes a position as the protocol does.
   *
   * @param line leads to the position
   * @return the canonical text of the position by default
   */
  default String position(Line line) {
    return line.position();
  }

  /**
   * Writes a move as the protocol does.
   *
   * @param state where it is played
   * @param move a legal move
   * @return the text of the game by default
   */
  default String moveText(State state, long move) {
    return state.text(move);
  }

  /**
   * Reads a move as the protocol writes it.
   *
   * @param state where it is played
   * @param text the text of the program
   * @return a legal move; by default the text is read as the game writes it
   * @throws InputException if there is no such move
   */
  default long parseMove(State state, String text) {
    return state.parseMove(text);
  }
}
