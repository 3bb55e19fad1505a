package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.plugins.PluginException;

/** Whatever happens, a command ends with one sentence and an exit code. */
@Timeout(20)
class GuardTest {
  @Test
  void errorsBecomeASentence() {
    check(new OutOfMemoryError("heap"), "ran out of memory");
    check(new StackOverflowError(), "too deep for the stack");
    check(new NoClassDefFoundError("a/B"), "lacks a class (");
    check(new AssertionError("x\ny"), "AssertionError, x");
  }

  /** Lets something that a command asks throw an error. */
  private static void check(Error error, String expected) {
    CliHarness cli = new CliHarness();
    cli.exports =
        new ViewExports() {
          @Override
          public List<String> views() {
            throw error;
          }

          @Override
          public void export(Request request, SearchOutcome outcome) {}

          @Override
          public void export(Request request, Comparison comparison) {}
        };
    Output output =
        cli.run("analyse --game countdown --agent test/quick --export x.svg".split(" ", -1));
    assertThat(output.exit()).isEqualTo(Exit.FAILED);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip()).hasLineCount(1).contains(expected).endsWith(".");
  }

  @Test
  void lostOutputIsAFailure() {
    StringWriter err = new StringWriter();
    Writer full =
        new Writer() {
          @Override
          public void write(char[] text, int start, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    int exit = new CliHarness().run(new PrintWriter(full), new PrintWriter(err), "games");
    assertThat(exit).isEqualTo(Exit.FAILED);
    assertThat(err.toString().strip()).isEqualTo("The output could not be written completely.");
  }

  @Test
  void aLongArgumentIsShortenedAtOnce() {
    Output output = new CliHarness().run("games", "x" + " ".repeat(120_000) + "y");
    assertThat(output.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(output.err()).hasSizeLessThan(150).startsWith("There is no game 'x ");
    assertThat(output.err().strip()).endsWith("…'. Known: countdown.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u001b]0;title\u0007", "\u001b[2J", "\u009b2J", "\u202egnp"})
  void controlCharactersDoNotReachTheTerminal(String text) {
    String err = new CliHarness().run("games", text).err();
    assertThat(err.strip()).contains("?").doesNotContain(text);
    assertThat(err.strip().chars().noneMatch(Character::isISOControl)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u001b]0;title\u0007", "\u001b[2J", "\u009b2J", "\u202egnp"})
  void textsOfPluginsDoNotCommandTheTerminal(String text) {
    CliHarness cli = new CliHarness();
    String installed = cli.run("plugins", "install", "painter" + text + ".jar").out();
    for (String out : List.of(installed, cli.run("plugins", "list").out())) {
      assertThat(out).contains("painter?").doesNotContain(text);
      assertThat(out.lines().flatMapToInt(String::chars)).noneMatch(Character::isISOControl);
    }
  }

  @Test
  void theLogKeepsWhatTheSentenceLeavesOut() {
    List<String> records = new ArrayList<>();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            records.add(record.getLevel() + " " + record.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger log = Logger.getLogger(Cli.class.getName());
    log.addHandler(handler);
    try {
      CliHarness cli = new CliHarness();
      cli.plugins.refusal = new PluginException("It failed.", "Trace\n\tat org.example.Agent");
      Output output = cli.run("plugins", "install", "a.jar");
      assertThat(output.exit()).isEqualTo(Exit.BAD_INPUT);
      assertThat(output.err().strip()).isEqualTo("It failed.");
      assertThat(records).containsExactly("INFO It failed.\nTrace\n\tat org.example.Agent");
    } finally {
      log.removeHandler(handler);
    }
  }
}
