package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.agent.process.checkers.CheckersDialect;
import org.plyscope.agent.process.gtp.GtpDialect;
import org.plyscope.agent.process.json.JsonDialect;
import org.plyscope.agent.process.kgp.KgpDialect;
import org.plyscope.agent.process.ugi.UgiDialect;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.serve.AgentCommand;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.serve.StreamChannel;
import org.plyscope.testkit.poll.Poll;
import picocli.CommandLine;

/** Two Plyscopes joined by a dialect play the same games as one. */
@Timeout(120)
class AgentCommandTest {
  private static final String AGENT = "alpha-beta:ordering=none";
  private static final StreamChannel.Bounds BOUNDS = new StreamChannel.Bounds(1 << 20, 100_000);
  private static final int GAMES = 4;

  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new KalahGame(),
                  new OwareGame(),
                  new CheckersGame(),
                  new AlphaBetaAgents(),
                  new RandomAgents(),
                  new StoreDifference(),
                  new Material(),
                  new NoOrdering(),
                  new JsonDialect(),
                  new UgiDialect(),
                  new GtpDialect(),
                  new KgpDialect(),
                  new CheckersDialect())));

  static Stream<Arguments> joints() {
    Limits depth = Limits.depth(3);
    return Stream.of(
        Arguments.of(new JsonDialect(), "kalah", depth),
        Arguments.of(new UgiDialect(), "kalah", depth),
        Arguments.of(new UgiDialect(), "oware", depth),
        Arguments.of(new GtpDialect(), "checkers", depth),
        Arguments.of(new GtpDialect(), "kalah", depth),
        // The protocol carries no depth; the served agent has its own.
        Arguments.of(new KgpDialect(), "kalah", Limits.time(Duration.ofSeconds(30))),
        Arguments.of(new CheckersDialect(), "checkers", depth));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("joints")
  void joinedProgramsPlayTheGamesOfOne(Dialect dialect, String game, Limits limits)
      throws Exception {
    Rules rules = cli.catalog.rules(game, "", Map.of());
    ProgramDeclaration declared;
    try (Remote remote = new Remote(dialect, game)) {
      declared = dialect.declare(remote.channel);
    }
    assertThat(declared.supports(rules)).isTrue();
    for (int number = 0; number < GAMES; number++) {
      Line opening = opening(rules, number);
      List<String> inside;
      try (Agent first = local(rules);
          Agent second = local(rules)) {
        inside = play(opening, first, Limits.depth(3), second, number);
      }
      List<String> outside;
      try (Remote remote = new Remote(dialect, game);
          Agent first =
              dialect.open(
                  remote.channel,
                  declared,
                  PartContext.of(rules, OptionValues.defaults(declared.options())));
          Agent second = local(rules)) {
        outside = play(opening, first, limits, second, number);
      }
      assertThat(outside).isEqualTo(inside).hasSizeGreaterThan(10);
    }
  }

  private Agent local(Rules rules) {
    return cli.catalog.create(cli.catalog.agent(rules, AGENT), rules);
  }

  /** Plays a game; the first agent takes the seat with the parity of the game's number. */
  private static List<String> play(
      Line opening, Agent first, Limits limits, Agent second, int number)
      throws InterruptedException {
    int seat = number % 2;
    first.begin(opening, seat);
    second.begin(opening, 1 - seat);
    Line line = opening;
    State state = line.state();
    while (!state.over() && line.size() < 80) {
      boolean own = state.toMove() == seat;
      SearchRequest request =
          SearchRequest.of(line, own ? limits : Limits.depth(2)).withSeed(number);
      line = line.then((own ? first : second).search(request, SearchListener.NONE).move());
      state = line.state();
    }
    return line.texts();
  }

  private static Line opening(Rules rules, int number) {
    SplittableRandom random = new SplittableRandom(number);
    Line line = Line.of(rules);
    for (int ply = 0; ply < 4; ply++) {
      long[] legal = line.state().legalMoves();
      line = line.then(legal[random.nextInt(legal.length)]);
    }
    return line;
  }

  /** Another Plyscope that runs the agent as an engine. */
  private final class Remote implements AutoCloseable {
    private final Loopback wire = Loopback.open();
    private final StreamChannel channel;
    private final Thread engine;

    Remote(Dialect dialect, String game) throws IOException {
      channel =
          new StreamChannel(
              "test", wire.here().getInputStream(), wire.here().getOutputStream(), BOUNDS);
      engine =
          new Thread(
              () ->
                  command()
                      .execute(AGENT, "--dialect", dialect.id(), "--game", game, "--depth", "3"));
      engine.start();
    }

    private CommandLine command() {
      try {
        InputStream in = wire.there().getInputStream();
        OutputStream out = wire.there().getOutputStream();
        return new CommandLine(new AgentCommand(cli.services(), new Cancellation(), in, () -> out));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
      wire.close();
      Poll.until("the engine leaves when its input ends", () -> !engine.isAlive());
    }
  }

  @Test
  void anEngineAnswersOnItsStreams() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String lines = "ugi\nposition startpos moves 3\nquery p1turn\nquery gameover\nnonsense\nquit\n";
    int exit =
        new CommandLine(
                new AgentCommand(
                    cli.services(),
                    new Cancellation(),
                    new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                    () -> out))
            .execute("random", "--dialect", "ugi", "--game", "kalah");
    assertThat(exit).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
        .contains("option name Game type combo default kalah var kalah var checkers var oware")
        .endsWith("ugiok", "response true", "response false");
  }

  @Test
  void wrongNamesAreExplained() {
    assertThat(cli.run("agent", "random", "--dialect", "ugx").err())
        .startsWith("There is no dialect 'ugx'; did you mean ugi or kgp?");
    assertThat(
            cli.run("agent", "random", "--dialect", "checkers-protocol", "--game", "kalah").err())
        .isEqualTo("The dialect 'checkers-protocol' cannot carry Kalah by these rules.\n");
  }
}
