package org.plyscope.bench.fuzz;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTarget.Form;
import org.plyscope.lab.serve.CatalogServedAgent;

/** The lines of agent programs, of clients to which agents are served, and descriptors. */
public final class ProgramTargets {
  /** An agent that answers at once, so that reading takes the time. */
  private static final AgentSpec SERVED = AgentSpec.of("first-move");

  private static final Map<String, String> GAMES = Map.of("checkers-protocol", "checkers");

  private final Catalog catalog;

  private ProgramTargets(Catalog catalog) {
    this.catalog = catalog;
  }

  static List<FuzzTarget> of(Catalog catalog) {
    ProgramTargets targets = new ProgramTargets(catalog);
    List<FuzzTarget> all = new ArrayList<>();
    for (Dialect dialect : catalog.parts(Dialect.class)) {
      if (Samples.has("programs/" + dialect.id() + "-program.txt")) {
        targets.rules(dialect).ifPresent(rules -> targets.add(dialect, rules, all));
      }
    }
    return all;
  }

  /**
   * Makes a target of the descriptors of programs. Nothing is started.
   *
   * @param programs reads them
   * @param folder where their paths begin
   */
  public static FuzzTarget descriptors(AgentPrograms programs, Path folder) {
    return FuzzTarget.text(
        "descriptors of programs",
        Form.JSON,
        List.of(Samples.text("programs/sample.plyagent")),
        text -> programs.parse(text, folder).descriptor());
  }

  private Optional<Rules> rules(Dialect dialect) {
    try {
      return Optional.of(catalog.rules(GAMES.getOrDefault(dialect.id(), "kalah"), "", Map.of()));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private void add(Dialect dialect, Rules rules, List<FuzzTarget> all) {
    Form form = dialect.id().equals("json") ? Form.JSON_LINES : Form.TEXT;
    String sample = Samples.text("programs/" + dialect.id() + "-program.txt");
    all.add(
        FuzzTarget.text(
            "introductions in " + dialect.id(),
            form,
            List.of(sample),
            text -> introduce(dialect, new Replay(text))));
    ProgramDeclaration declared = dialect.declare(new Replay(sample));
    all.add(
        FuzzTarget.text(
            "answers in " + dialect.id(),
            form,
            List.of(sample),
            text -> search(dialect, declared, rules, new Replay(text))));
    if (catalog.agentsFor(rules).stream().anyMatch(one -> one.id().equals(SERVED.id()))) {
      CatalogServedAgent served = new CatalogServedAgent(catalog, SERVED, rules, Limits.depth(1));
      all.add(
          FuzzTarget.text(
              "clients in " + dialect.id(),
              form,
              List.of(Samples.text("programs/" + dialect.id() + "-client.txt")),
              text -> serve(dialect, served, new Replay(text))));
    }
  }

  private static void introduce(Dialect dialect, Replay program) {
    try {
      dialect.declare(program);
    } catch (ProgramException e) {
      throw new InputException(e.getMessage());
    }
  }

  private static void search(
      Dialect dialect, ProgramDeclaration declared, Rules rules, Replay program) {
    OptionValues standard = OptionValues.defaults(declared.options());
    try (Agent agent = dialect.open(program, declared, PartContext.of(rules, standard))) {
      Line line = Line.of(rules);
      agent.begin(line, 0);
      agent.search(SearchRequest.of(line, Limits.depth(1)), SearchListener.NONE);
    } catch (ProgramException e) {
      throw new InputException(e.getMessage());
    } catch (InterruptedException e) {
      throw new IllegalStateException("no search is interrupted", e);
    }
  }

  private static void serve(Dialect dialect, CatalogServedAgent agent, Replay client) {
    try {
      dialect.serve(client, agent);
    } catch (InterruptedException e) {
      throw new IllegalStateException("no conversation is interrupted", e);
    }
  }

  /** Lines that were written before they were asked for, and then the end. */
  private static final class Replay implements LineChannel {
    private final Deque<String> lines = new ArrayDeque<>();

    Replay(String text) {
      text.lines().forEach(lines::add);
    }

    @Override
    public void send(String line) {
      if (line.indexOf('\n') >= 0) {
        throw new IllegalStateException("two lines were sent as one: " + line);
      }
    }

    @Override
    public Optional<String> receive(long millis) {
      if (lines.isEmpty()) {
        throw new ProgramException("it ended");
      }
      return Optional.of(lines.remove());
    }
  }
}
