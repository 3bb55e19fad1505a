package org.plyscope.agent.process.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.search.TimeLeft;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.game.mancala.kalah.KalahGame;

/** The dialogue on the page of the protocol is what the program really sends and understands. */
class ProtocolPageTest {
  private static final Path PAGE = Path.of("../../distribution/src/docs/agent-protocol.md");

  private final JsonDialect dialect = new JsonDialect();
  private final Deque<String> answers = new ArrayDeque<>();
  private final List<String> sent = new ArrayList<>();
  private List<String> expected;

  /** Gives the answers of the page, in their order. */
  private final LineChannel channel =
      new LineChannel() {
        @Override
        public void send(String line) {
          sent.add(line);
        }

        @Override
        public Optional<String> receive(long millis) {
          // An answer follows the request before it.
          return due() ? Optional.of(answers.remove().substring(2)) : Optional.empty();
        }
      };

  private List<String> dialogue;

  private boolean due() {
    int asked = 0;
    int answered = dialogue.size() - expected.size() - answers.size();
    for (String line : dialogue) {
      if (line.startsWith("→")) {
        asked++;
      } else if (answered-- == 0) {
        return sent.size() >= asked;
      }
    }
    return false;
  }

  @BeforeEach
  void read() throws Exception {
    String page = Files.readString(PAGE);
    dialogue =
        page.substring(page.indexOf("## A dialogue"))
            .lines()
            .filter(line -> line.startsWith("→ ") || line.startsWith("← "))
            .toList();
    expected = dialogue.stream().filter(line -> line.startsWith("→")).toList();
    dialogue.stream().filter(line -> line.startsWith("←")).forEach(answers::add);
  }

  @Test
  void thePageIsTrue() throws Exception {
    KalahGame game = new KalahGame();
    Rules rules =
        game.rules(OptionValues.defaults(game.options()).with(Map.of("houses", "3", "seeds", "2")));
    ProgramDeclaration none = ProgramDeclaration.named("unused").build();
    OptionValues options =
        OptionValues.defaults(
            List.of(
                Option.choice("style", "Style", "How it plays.", "calm", List.of("calm", "wild"))));
    Agent agent = dialect.open(channel, none, PartContext.of(rules, options));
    Line line = Line.of(rules);
    agent.begin(line, 0);
    List<SearchResult> progress = new ArrayList<>();
    SearchRequest first = SearchRequest.of(line, Limits.depth(1)).withSeed(7);
    SearchResult result =
        agent.search(first.withRecorder(TraceRecorder.NONE), SearchListener.of(progress::add));
    assertThat(progress).singleElement().satisfies(one -> assertThat(one.depth()).isZero());
    assertThat(result.status()).isEqualTo(Status.COMPLETE);
    assertThat(result.candidates()).hasSize(2);
    assertThat(result.figures().number("surprise")).isEqualTo(0.25);
    line = line.then(result.move());
    AtomicBoolean stop = new AtomicBoolean();
    SearchRequest second =
        SearchRequest.of(line, Limits.NONE)
            .withSeed(8)
            .withTimeLeft(TimeLeft.none(2).with(0, 59_500, 100).with(1, 60_000, 100))
            .withStop(stop::get);
    SearchResult stopped = agent.search(second, SearchListener.of(soFar -> stop.set(true)));
    assertThat(stopped.status()).isEqualTo(Status.STOPPED);
    agent.end(line.then(stopped.move()), new double[] {1, 0});
    agent.close();
    assertThat(answers).isEmpty();
    assertThat(sent.stream().map(one -> "→ " + one)).containsExactlyElementsOf(expected);
  }
}
