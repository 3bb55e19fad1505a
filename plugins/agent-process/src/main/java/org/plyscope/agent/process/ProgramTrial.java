package org.plyscope.agent.process;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.agent.process.descriptor.Descriptor;
import org.plyscope.agent.process.run.DialogueLog;
import org.plyscope.agent.process.run.ProgramWatch;
import org.plyscope.agent.process.run.RunningProgram;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;
import org.plyscope.wire.WireText;
import org.plyscope.wire.agent.DeclarationForm;

/** Starts a program once to ask for its declaration. */
final class ProgramTrial {
  private static final List<String> GARBAGE =
      List.of("{\"no-such-message\":{\"id\":0}}", "this is no message", "{\"unfinished\":");

  private static final long QUIET_MILLIS = 300;

  private final ProgramWatch watch;
  private final Dialect dialect;

  ProgramTrial(ProgramWatch watch, Dialect dialect) {
    this.watch = watch;
    this.dialect = dialect;
  }

  Descriptor run(Descriptor program, Consumer<DialogueLine> listener) {
    DialogueLog dialogue = new DialogueLog();
    Registration listening = dialogue.onLine(listener);
    try (listening) {
      ProgramDeclaration declared = declared(program, dialogue);
      return program.with(withStandards(restricted(declared, program), program.options()));
    } catch (ProgramException e) {
      throw new InputException(
          "The program of agent '%s' does not work: %s."
              .formatted(program.id(), e.getMessage().replaceAll("\\.$", "")));
    }
  }

  /** Returns the fault of the program when it gets meaningless lines. */
  Optional<String> provoked(Descriptor program) {
    RunningProgram running =
        watch.start(program.start(), program.startMillis(), new DialogueLog(), line -> {});
    try (running) {
      dialect.declare(running);
      GARBAGE.forEach(running::send);
      while (running.receive(QUIET_MILLIS).isPresent()) {
        // Whatever it answers is fine, as long as it lives.
      }
      dialect.declare(running);
      return Optional.empty();
    } catch (ProgramException e) {
      return Optional.of("After garbage: " + running.withLog(e).getMessage() + ".");
    }
  }

  private ProgramDeclaration declared(Descriptor program, DialogueLog dialogue) {
    RunningProgram running =
        watch.start(program.start(), program.startMillis(), dialogue, line -> {});
    try (running) {
      return dialect.declare(running);
    } catch (ProgramException e) {
      throw running.withLog(e);
    }
  }

  private static ProgramDeclaration restricted(ProgramDeclaration declared, Descriptor program) {
    return program.games().isEmpty() ? declared : declared.withGames(program.games());
  }

  /** Gives options the standard values that the user has chosen. */
  private static ProgramDeclaration withStandards(
      ProgramDeclaration declared, Map<String, String> chosen) {
    if (chosen.isEmpty()) {
      return declared;
    }
    OptionValues values = OptionValues.defaults(declared.options()).with(chosen);
    Map<String, Object> form = DeclarationForm.write(declared);
    List<Object> options = new ArrayList<>();
    for (Object one : (List<?>) form.get("options")) {
      Map<String, Object> option = new LinkedHashMap<>();
      ((Map<?, ?>) one).forEach((key, value) -> option.put((String) key, value));
      option.put("standard", values.texts().get((String) option.get("id")));
      options.add(option);
    }
    form.put("options", options);
    return DeclarationForm.read(WireText.read(WireText.line(form), "hello"));
  }
}
