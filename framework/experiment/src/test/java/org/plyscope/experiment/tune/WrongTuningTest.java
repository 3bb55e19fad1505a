package org.plyscope.experiment.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.experiment.report.TuningReport;
import org.plyscope.lab.catalog.Catalog;

/** Files of a tuning that are written well and cannot be true. */
class WrongTuningTest {
  private static final String GENERATION =
      "{'repetition':1,'generation':%d,'games':4,'points':[[0.5],[0.25]],'values':[['0.5'],['0.25']],"
          + "'scores':[[0.5,0.25,0.75,2],[0.5,0.25,0.75,2]]}";
  private static final String RESULT =
      "{'result':1,'agent':'expert:skill=0.5','values':['0.5'],'chosen':1,'candidates':2,"
          + "'distinct':2,'games':4,'tests':[{'against':'start','score':[0.5,0.25,0.75,2]}],"
          + "'winners':[{'values':['0.5'],'fitness':[0.5,0.25,0.75,2],'playoff':[]}]}";

  @TempDir Path temporary;
  private final Catalog catalog = TuningSamples.catalog();
  private TuningFolder folder;
  private TuningPlan plan;

  @BeforeEach
  void begin() {
    Path file = TuningSamples.file(temporary, "\"against\": \"population\"");
    folder = TuningSamples.begun(file, temporary.resolve("t"), catalog);
    plan = folder.plan(catalog);
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.path().resolve(name), json(text) + "\n");
  }

  @Test
  void rightOnesAreRead() throws IOException {
    write("generations.jsonl", GENERATION.formatted(1) + "\n" + GENERATION.formatted(2));
    write("result.json", RESULT);
    List<Generation> generations = folder.generations(plan);
    Optional<TuningResult> result = folder.result(plan);
    assertThat(generations).hasSize(2);
    assertThatCode(() -> TuningReport.page(plan, generations, result)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'repetition':1 | 'repetition':0 | There is no generation 2 of repetition 0",
        "'repetition':1 | 'repetition':2 | the plan has 1 repetitions",
        "'generation':2 | 'generation':0 | There is no generation 0 of repetition 1",
        "['0.25'] | [] | A candidate has 0 values; the plan has 1 parameters.",
        "['0.25'] | ['0.25','1'] | A candidate has 2 values",
        "['0.25'] | ['much'] | it is a number",
        "['0.25'] | ['NaN'] | it is a number",
        "['0.25'] | ['1e999'] | it is a number",
        "[['0.5'],['0.25']] | [] | It has 2 points, 0 values and 2 scores",
        "[[0.5],[0.25]] | [[0.5]] | It has 1 points",
        "[0.5,0.25,0.75,2]]} | []]} | The score of a candidate is missing",
      })
  void aGenerationThatIsNotOfThePlanIsRefusedByItsLine(String right, String wrong, String why)
      throws IOException {
    assertThat(GENERATION.formatted(2)).contains(right);
    String second = GENERATION.formatted(2).replace(right, wrong);
    Path file = write("generations.jsonl", GENERATION.formatted(1) + "\n" + second);
    assertThatThrownBy(() -> folder.generations(plan))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 2 of '" + file + "' is not a generation of this tuning: ")
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'score':[0.5,0.25,0.75,2] | 'score':[9,0.25,0.75,2] | between its low and its high end",
        "'score':[0.5,0.25,0.75,2] | 'score':[null,0.25,0.75,2] | between its low and its high end",
        "'score':[0.5,0.25,0.75,2] | 'score':[0.5,0.25,'infinity',2] | between its low and its"
            + " high",
        "'score':[0.5,0.25,0.75,2] | 'score':[0.5,0.25,0.75,-2] | a whole number from 0",
        "'score':[0.5,0.25,0.75,2] | 'score':[0.5] | four numbers",
        "'winners':[{'values':['0.5'] | 'winners':[{'values':[] | A candidate has 0 values",
        "'winners':[{'values':['0.5'] | 'winners':[{'values':['a'] | it is a number",
      })
  void aResultThatIsNotOfThePlanIsRefusedByItsFile(String right, String wrong, String why)
      throws IOException {
    assertThat(RESULT).contains(right);
    Path file = write("result.json", RESULT.replace(right, wrong));
    assertThatThrownBy(() -> folder.result(plan))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'" + file + "' is not the result of this tuning: ")
        .hasMessageContaining(why);
  }

  /** The report draws the repetition that was chosen, of which no generation may be left. */
  @Test
  void aRepetitionWithoutGenerationsIsDrawnWithoutACourse() throws IOException {
    Path file = TuningSamples.file(temporary, "\"against\": \"population\", \"repetitions\": 2");
    folder = TuningSamples.begun(file, temporary.resolve("two"), catalog);
    plan = folder.plan(catalog);
    write("generations.jsonl", GENERATION.formatted(1).replace("'repetition':1", "'repetition':2"));
    String page = TuningReport.page(plan, folder.generations(plan), Optional.empty());
    assertThat(page).contains("Fitness by generation");
  }
}
