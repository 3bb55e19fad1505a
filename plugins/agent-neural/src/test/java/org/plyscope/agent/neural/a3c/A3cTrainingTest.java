package org.plyscope.agent.neural.a3c;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;
import org.plyscope.game.mancala.judge.SowingEncoding;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.TestParts;

class A3cTrainingTest {
  private static final A3cTrainer TRAINER = new A3cTrainer();

  static Rules kalah() {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()));
  }

  static Trainer training(Map<String, String> options) {
    return TRAINER.create(
        TestParts.of(new SowingEncoding(), new StoreDifference(), new RandomAgents())
            .context(TRAINER, kalah(), options));
  }

  private static final Map<String, String> SMALL =
      Map.of(
          "hidden", "16",
          "games", "20",
          "margin", "store-difference",
          "opponent", "random",
          "rival", "random",
          "opponent-share", "0.3");

  @Test
  void theSameSeedTrainsTheSameModelAndARestoredTrainingGoesOnAsIfNothingHadHappened()
      throws InterruptedException {
    Trainer one = training(SMALL);
    one.begin(5);
    one.learn(() -> false);
    byte[] middle = one.checkpoint();
    Lesson second = one.learn(() -> false);
    assertThat(second.number()).isEqualTo(2);
    assertThat(second.games()).isEqualTo(20);
    assertThat(second.steps()).isGreaterThan(100);
    assertThat(second.figures().number("entropy")).isBetween(1.0, Math.log(6));
    Trainer other = training(SMALL);
    other.restore(middle);
    assertThat(other.learn(() -> false)).isEqualTo(second);
    assertThat(other.model()).isEqualTo(one.model());
    Trainer third = training(SMALL);
    third.begin(6);
    third.learn(() -> false);
    third.learn(() -> false);
    assertThat(third.model()).isNotEqualTo(one.model());
  }

  @Test
  void aLessonThatIsGivenUpLeavesNoTrace() throws InterruptedException {
    for (String workers : List.of("1", "3")) {
      Map<String, String> options = new HashMap<>(SMALL);
      options.put("workers", workers);
      Trainer training = training(options);
      training.begin(5);
      training.learn(() -> false);
      byte[] before = training.checkpoint();
      AtomicInteger asked = new AtomicInteger();
      assertThatThrownBy(() -> training.learn(() -> asked.incrementAndGet() > 200))
          .isInstanceOf(InterruptedException.class);
      assertThat(training.checkpoint()).isEqualTo(before);
    }
  }

  /** Notes what happens to one agent, and how often each course of events was seen. */
  private static final class NotedAgents implements AgentFactory {
    private final Map<String, Integer> courses = new HashMap<>();

    @Override
    public String id() {
      return "noted";
    }

    @Override
    public String name() {
      return "Noted";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public Agent create(PartContext context) {
      StringBuilder course = new StringBuilder();
      return new Agent() {
        @Override
        public void begin(Line line, int seat) {
          course.append("begin ");
        }

        @Override
        public SearchResult search(SearchRequest request, SearchListener listener) {
          course.append(course.toString().endsWith("search ") ? "" : "search ");
          return DirectChoice.of(request, request.rootMoves()[0]).build();
        }

        @Override
        public void end(Line line, double[] payoffs) {
          boolean whole = line.state().over() && payoffs[0] + payoffs[1] == 1;
          course.append(whole ? "end " : "broken end ");
        }

        @Override
        public void close() {
          courses.merge(course + "close", 1, Integer::sum);
        }
      };
    }
  }

  @Test
  void everyGameHasPartnersOfItsOwnWhoHearHowItBeginsAndEnds() throws InterruptedException {
    NotedAgents noted = new NotedAgents();
    Map<String, String> options = new HashMap<>(SMALL);
    options.put("opponent", "noted");
    options.remove("rival");
    options.put("opponent-share", "1");
    Trainer training =
        TRAINER.create(
            TestParts.of(new SowingEncoding(), new StoreDifference(), noted)
                .context(TRAINER, kalah(), options));
    training.begin(2);
    training.learn(() -> false);
    // One was made only to see whether it can be.
    assertThat(noted.courses).isEqualTo(Map.of("close", 1, "begin search end close", 20));
  }

  @Test
  void severalWorkersLearnFromAllGames() throws InterruptedException {
    Map<String, String> options = new HashMap<>(SMALL);
    options.put("workers", "3");
    Trainer training = training(options);
    training.begin(1);
    byte[] before = training.model();
    assertThat(training.learn(() -> false).games()).isEqualTo(20);
    assertThat(training.model()).isNotEqualTo(before);
  }

  @Test
  void strangeAndDamagedCheckpointsAreRefused() throws InterruptedException {
    Trainer training = training(SMALL);
    training.begin(1);
    byte[] good = training.checkpoint();
    assertThatThrownBy(() -> training.restore(new byte[3]))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no checkpoint");
    byte[] bad = good.clone();
    bad[100] ^= 1;
    assertThatThrownBy(() -> training.restore(bad)).hasMessageContaining("damaged");
    Map<String, String> larger = new HashMap<>(SMALL);
    larger.put("hidden", "17");
    assertThatThrownBy(() -> training(larger).restore(good))
        .hasMessageContaining("another network");
    larger.put("hidden", "many");
    assertThatThrownBy(() -> training(larger)).hasMessageContaining("for example 128x128");
  }
}
