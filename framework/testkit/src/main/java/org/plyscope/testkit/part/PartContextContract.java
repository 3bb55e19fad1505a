package org.plyscope.testkit.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.ContextParts.Probe;
import org.plyscope.testkit.part.ContextParts.Word;

/**
 * The contract of every {@link PartContext}. The program and the test kit pass the same tests, so
 * that a part behaves in its tests as it does in the program.
 */
public abstract class PartContextContract {
  private static final Option<String> EVALUATOR =
      Option.part(EvaluatorFactory.class, "evaluator", "Evaluator", "Judges.");
  private static final Option<String> ORDERING =
      Option.part(OrdererFactory.class, "ordering", "Ordering", "Sorts.");
  private static final Option<String> WORD = Option.part(Word.class, "word", "Word", "Says.");
  private static final Option<String> PERHAPS =
      Option.part(Word.class, "perhaps", "Perhaps", "Says.").whenEmpty("silence");
  private static final Option<String> FILE =
      Option.file("file", "File", "Holds something.", List.of("txt"));

  private final Rules rules = TicTacToe.standard();
  private final Probe probe = new Probe(List.of(EVALUATOR, ORDERING, WORD, PERHAPS, FILE));

  @TempDir Path folder;

  /** Called by JUnit. */
  protected PartContextContract() {}

  /**
   * Lets the host make an agent and returns its parts.
   *
   * @param factory the agent
   * @param rules the rules
   * @param changes the texts of changed options, by id
   * @param parts the other parts of the host, best first
   * @param kept where parts keep files of their own
   * @return the context that {@link AgentFactory#create} was given
   */
  protected abstract PartContext context(
      Probe factory, Rules rules, Map<String, String> changes, List<GamePart> parts, Path kept);

  private PartContext context(Map<String, String> changes, GamePart... parts) {
    return context(probe, rules, changes, List.of(parts), folder);
  }

  private String word(String reference, GamePart... parts) {
    return context(Map.of("word", reference), parts).make(Word.class, WORD).get();
  }

  @Test
  void tellsRulesAndOptions() {
    PartContext context = context(Map.of("word", "plain"), Word.of("plain"));
    assertThat(context.rules()).isSameAs(rules);
    assertThat(context.options().get(WORD)).isEqualTo("plain");
    assertThat(context.options().get(FILE)).isEmpty();
  }

  @Test
  void emptyMeansTheFirstThatFits() {
    assertThat(word("", Word.foreign("foreign"), Word.of("plain"), Word.of("other")))
        .isEqualTo("plain!");
    assertThat(word("  ", Word.of("other"))).isEqualTo("other!");
  }

  @Test
  void emptyIsNothingIfNothingFits() {
    PartContext context = context(Map.of(), Word.foreign("foreign"));
    assertThat(context.find(Word.class, WORD)).isEmpty();
    assertThat(context.find(EvaluatorFactory.class, EVALUATOR)).isEmpty();
    assertThatThrownBy(() -> context.make(Word.class, WORD))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("No word fits tic-tac-toe");
  }

  @Test
  void emptyMayMeanNothing() {
    PartContext context = context(Map.of(), Word.of("plain"));
    assertThat(context.find(Word.class, PERHAPS)).isEmpty();
    assertThat(context(Map.of("perhaps", "plain"), Word.of("plain")).find(Word.class, PERHAPS))
        .hasValueSatisfying(made -> assertThat(made.get()).isEqualTo("plain!"));
  }

  @Test
  void namesTakeOptionsAndPresets() {
    GamePart plain = Word.of("plain");
    assertThat(word("plain[mark=?]", plain)).isEqualTo("plain?");
    assertThat(word(" plain [ mark=?,times=2]", plain)).isEqualTo("plain??");
    assertThat(word("plain[mark=a\\,b]", plain)).isEqualTo("plaina,b");
    assertThat(word("plain/loud", plain)).isEqualTo("plain!!!");
    assertThat(word("plain/loud[mark=.]", plain)).isEqualTo("plain...");
    assertThat(word("plain[]", plain)).isEqualTo("plain!");
  }

  @Test
  void partsAreMadeOfParts() {
    GamePart plain = Word.of("plain");
    GamePart pair = Word.pair("pair");
    assertThat(word("pair[first=plain[mark=?,times=2],second=plain]", pair, plain))
        .isEqualTo("plain?? plain!");
    assertThat(word("pair[first=pair[first=plain]]", plain, pair)).isEqualTo("plain! - -");
  }

  @Test
  void valuesAreCompletedBeforeUse() {
    GamePart pair = Word.pair("pair");
    assertThat(word("pair[echo=true,first=plain]", pair, Word.of("plain")))
        .isEqualTo("plain! plain!");
    PartContext context =
        context(
            probe.completing("word", "other"), rules, Map.of(), List.of(Word.of("other")), folder);
    assertThat(context.options().get(WORD)).isEqualTo("other");
  }

  @Test
  void severalOrderingsAreJoined() {
    GamePart rows = ContextParts.rows();
    GamePart columns = ContextParts.columns();
    assertThat(order("rows", rows, columns)).containsExactly(6, 7, 8, 3, 4, 5, 0, 1, 2);
    assertThat(order("rows+columns", rows, columns)).containsExactly(8, 7, 6, 5, 4, 3, 2, 1, 0);
    assertThat(order("columns+rows", rows, columns)).containsExactly(8, 5, 2, 7, 4, 1, 6, 3, 0);
  }

  /** Returns the moves of the empty board, best first. */
  private List<Integer> order(String reference, GamePart... parts) {
    return ContextParts.order(
        context(Map.of("ordering", reference), parts).make(OrdererFactory.class, ORDERING),
        rules.initial());
  }

  @Test
  void wrongNamesAreRefusedInASentence() {
    GamePart plain = Word.of("plain");
    for (String wrong :
        List.of(
            "plane",
            "foreign",
            "plain[",
            "plain[mark]",
            "plain[size=3]",
            "plain[times=99]",
            "plain+plain",
            "[mark=?]",
            "pair[first=plane]")) {
      PartContext context =
          context(Map.of("word", wrong), plain, Word.foreign("foreign"), Word.pair("pair"));
      assertThatThrownBy(() -> context.find(Word.class, WORD))
          .as(wrong)
          .isInstanceOf(InputException.class)
          .hasMessageMatching("[^\\n]{10,}\\.");
    }
    for (String wrong : List.of("rows+", "+rows", "rows++rows", "rows+row")) {
      assertThatThrownBy(() -> order(wrong, ContextParts.rows()))
          .as(wrong)
          .isInstanceOf(InputException.class);
    }
  }

  @Test
  void otherKindsOfOptionAreMistakesOfTheProgrammer() {
    PartContext context = context(Map.of(), Word.of("plain"));
    assertThatThrownBy(() -> context.find(Word.class, EVALUATOR))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> context.find(Word.class, FILE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> context.file(WORD)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyCallMakesANewInstance() {
    PartContext context = context(Map.of(), Word.of("plain"));
    assertThat(context.make(Word.class, WORD)).isNotSameAs(context.make(Word.class, WORD));
  }

  @Test
  void filesAreFoundAndHashed() throws IOException {
    assertThat(context(Map.of()).file(FILE)).isEmpty();
    Path file = Files.writeString(folder.resolve("abc.txt"), "abc");
    assertThat(context(Map.of("file", file.toString())).file(FILE))
        .hasValueSatisfying(
            found -> {
              assertThat(found.path()).isEqualTo(file.toAbsolutePath());
              assertThat(found.sha256())
                  .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
            });
    Path here = Path.of("").toAbsolutePath();
    assertThat(context(Map.of("file", here.relativize(file).toString())).file(FILE)).isPresent();
  }

  @Test
  void filesThatAreNotThereAreRefusedInASentence() {
    PartContext missing = context(Map.of("file", folder.resolve("missing.txt").toString()));
    assertThatThrownBy(() -> missing.file(FILE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("missing.txt");
    PartContext directory = context(Map.of("file", folder.toString()));
    assertThatThrownBy(() -> directory.file(FILE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("folder");
    PartContext garbage = context(Map.of("file", "a\0b"));
    assertThatThrownBy(() -> garbage.file(FILE)).isInstanceOf(InputException.class);
  }

  @Test
  void eachPartHasALog() {
    assertThat(context(probe, rules, Map.of(), List.of(), folder).log().getName())
        .startsWith("org.plyscope.");
  }

  /** A folder stays from one instance of a part to the next. */
  @Test
  void eachPartHasAFolderThatStays() throws IOException {
    Path own = context(Map.of()).folder().orElseThrow();
    assertThat(own).isDirectory().isAbsolute();
    Files.writeString(own.resolve("kept"), "abc");
    assertThat(context(Map.of()).folder().orElseThrow().resolve("kept")).hasContent("abc");
    Path other = Path.of(word("folder", Word.folder("folder")));
    assertThat(other).isDirectory().isNotEqualTo(own);
    assertThat(PartContext.of(rules, context(Map.of()).options()).folder()).isEmpty();
  }
}
