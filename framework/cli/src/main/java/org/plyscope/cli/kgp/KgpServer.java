package org.plyscope.cli.kgp;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.program.Dialect;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.conduct.care.RunPolicy;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.WorkforceKind;
import org.plyscope.lab.catalog.Catalog;

/** A run between an agent and whichever clients come. */
final class KgpServer implements AutoCloseable {
  private static final String KIND = "kgp-clients";
  private static final long WATCHDOG_MILLIS = 60_000;

  /** A client is stopped at its time, and its last move may still be on its way. */
  private static final long MARGIN_MILLIS = 1_000;

  /**
   * The agent that is served.
   *
   * @param agent the agent of this program
   * @param games how many games are played
   * @param clients how many clients may be connected at a time
   * @param clientLimits how long a client may think
   * @param folder where the games are kept
   */
  record Order(String agent, int games, int clients, Limits clientLimits, Path folder) {}

  private final Services services;
  private final Dialect kgp;
  private final Order order;
  private final ClientAgents clients = new ClientAgents();
  private final Catalog catalog;
  private final Experiment experiment;
  private ClientDoor door;

  KgpServer(Services services, Dialect kgp, Order order, Rules rules, LimitOptions limits) {
    this.services = services;
    this.kgp = kgp;
    this.order = order;
    this.catalog = with(services.catalog(), clients);
    Rules played =
        rules == null ? services.catalog().rules("kalah-course", "kgp", Map.of()) : rules;
    if (!kgp.supports(played)) {
      throw new InputException("KGP clients cannot play by these rules.");
    }
    this.experiment = experiment(played, limits);
  }

  /** Returns a catalog with one more agent. */
  private static Catalog with(Catalog catalog, ClientAgents clients) {
    List<Object> parts = new ArrayList<>(catalog.games());
    for (Class<? extends GamePart> kind : catalog.kinds()) {
      parts.addAll(catalog.parts(kind));
    }
    parts.add(clients);
    return Catalog.of(parts);
  }

  private Experiment experiment(Rules rules, LimitOptions limits) {
    InstalledAgent agent = catalog.agent(rules, order.agent());
    AgentSpec resolved = catalog.resolved(agent, rules).spec();
    List<Contestant> contestants =
        List.of(
            Contestant.of(agent.text(), resolved, limits.limits(agent)),
            Contestant.of(ClientAgents.ID, AgentSpec.of(ClientAgents.ID), order.clientLimits()));
    WorkerSettings standard = WorkerSettings.STANDARD;
    return Experiment.of(
            agent.text() + " against KGP clients",
            0,
            rules,
            contestants,
            Tournament.of(
                "round-robin",
                Lineups.roundRobin(2, 2),
                SeatOrders.ALL,
                Math.max(1, order.games() / 2),
                Openings.start(rules)))
        .with(new Conditions(WATCHDOG_MILLIS, MARGIN_MILLIS, AdjudicationRules.NONE))
        .with(
            new WorkerSettings(
                standard.heapMegabytes(), standard.stackKilobytes(), List.of(), KIND));
  }

  /** Lets clients in. */
  void listen(InetAddress address, int port) throws IOException {
    door = new ClientDoor(kgp, experiment.rules(), clients, order.clients(), address, port);
  }

  /** Returns where clients connect. */
  String address() {
    return door.address();
  }

  /** Plays until all games were played or the user stops. */
  int play(Cancellation cancellation, PrintWriter out) throws InterruptedException {
    WorkforceKind kind =
        new WorkforceKind() {
          @Override
          public String id() {
            return KIND;
          }

          @Override
          public Workforce start(Experiment played, Path folder, int count) {
            return new InProcess(played, catalog, count, door);
          }
        };
    // No trials, because there is no client yet; no suspension, because clients are many.
    RunPolicy care = new RunPolicy(false, false, 0, 0, false);
    RunJob job =
        new RunJob(
            experiment,
            any -> kind,
            new RunJob.Order(
                order.folder(),
                order.clients(),
                Shard.ALL,
                true,
                care,
                services.installation().map(Installation::bundles).orElse(Map.of())),
            RunFollower.NONE);
    cancellation.onCancel(job::halt);
    RunJob.Outcome outcome = job.run();
    out.println(
        "%d games, of which %s scored %.1f %%; 'plyscope report %s' shows them."
            .formatted(
                job.tally().games(),
                experiment.names().get(0),
                100 * job.tally().score(0).value(),
                order.folder()));
    return outcome == RunJob.Outcome.INTERRUPTED ? Exit.STOPPED : Exit.DONE;
  }

  @Override
  public void close() {
    if (door != null) {
      door.close();
    }
  }
}
