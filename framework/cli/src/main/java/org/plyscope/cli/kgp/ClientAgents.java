package org.plyscope.cli.kgp;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Offers the client with which the calling thread plays as an agent. */
final class ClientAgents implements AgentFactory {
  static final String ID = "kgp-client";

  private static final ThreadLocal<WaitingClient> PLAYING = new ThreadLocal<>();

  /** Lets the calling thread play with a client, or with none if it is null. */
  void play(WaitingClient client) {
    PLAYING.set(client);
  }

  /** Returns the client with which the calling thread plays, or null. */
  WaitingClient playing() {
    return PLAYING.get();
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "KGP client";
  }

  @Override
  public String description() {
    return "A program of others that is connected to the KGP server.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return EnumSet.of(Limits.Kind.TIME);
  }

  @Override
  public Agent create(PartContext context) {
    WaitingClient client = PLAYING.get();
    if (client == null) {
      throw new InputException("No client is connected.");
    }
    return client.inGame();
  }
}
