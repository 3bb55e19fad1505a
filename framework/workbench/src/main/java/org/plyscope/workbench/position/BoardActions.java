package org.plyscope.workbench.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.plyscope.api.board.Seat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.position.Symmetries;
import org.plyscope.lab.position.Symmetry;
import org.plyscope.lab.position.Turns;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.session.Session;

/** Mirrors and turns the position on the board, and hands the move to another player. */
final class BoardActions {
  private static final String MENU = "Position";

  private final Session session;
  private final KnownSymmetries known;
  private final Consumer<String> messages;

  BoardActions(Session session, KnownSymmetries known, Consumer<String> messages) {
    this.session = session;
    this.known = known;
    this.messages = messages;
  }

  /** Makes the commands for the open rules; their titles describe their exact effect. */
  List<BuiltIn> commands() {
    List<BuiltIn> commands = new ArrayList<>();
    commands.add(
        symmetry("position.mirror", "Mirror position", Symmetries::mirror, s -> ": " + s.manner())
            .icon("mirror")
            .key("ctrl M"));
    commands.add(
        symmetry("position.rotate", "Turn position", Symmetries::rotate, s -> ": " + s.manner())
            .icon("turn")
            .key("ctrl R"));
    commands.add(symmetry("position.swap-sides", "Swap sides", Symmetries::swapSides, s -> ""));
    commands.add(
        new BuiltIn(MENU, "position.pass-turn", "Give the move to the next player", this::pass)
            .key("ctrl T")
            .icon("pass")
            .group(2)
            .when(() -> passed().isPresent()));
    session.selection().map(Selection::rules).ifPresent(rules -> addSeats(commands, rules));
    return commands;
  }

  private void addSeats(List<BuiltIn> commands, Rules rules) {
    List<Seat> seats = rules.board().seats();
    for (int i = 0; i < seats.size() && rules.players() > 2; i++) {
      int player = i;
      String title = "Give the move to " + seats.get(i).name();
      commands.add(
          new BuiltIn(
                  MENU + "/Give the move to",
                  "position.give-move." + (i + 1),
                  title,
                  () ->
                      given(player).ifPresent(p -> put(p, seats.get(player).name() + " to move.")))
              .group(2)
              .when(() -> given(player).isPresent()));
    }
  }

  private BuiltIn symmetry(
      String id,
      String title,
      Function<Symmetries, Optional<Symmetry>> which,
      Function<Symmetry, String> addition) {
    Optional<Symmetry> now = known.get().flatMap(which);
    return new BuiltIn(
            MENU, id, title + now.map(addition).orElse(""), () -> now.ifPresent(this::apply))
        .group(2)
        .when(() -> now.isPresent() && session.selection().isPresent());
  }

  private void apply(Symmetry symmetry) {
    Selection selection = session.selection().orElseThrow();
    symmetry
        .apply(selection.rules(), selection.position())
        .ifPresentOrElse(
            position -> put(position, symmetry.sentence()),
            () -> messages.accept("The rules do not allow this position the other way round."));
  }

  private void pass() {
    passed()
        .ifPresent(
            position -> {
              Rules rules = session.selection().orElseThrow().rules();
              int mover = rules.parse(position).toMove();
              put(position, rules.board().seats().get(mover).name() + " to move.");
            });
  }

  private Optional<String> passed() {
    return session.selection().flatMap(s -> Turns.pass(s.rules(), s.position()));
  }

  private Optional<String> given(int player) {
    return session.selection().flatMap(s -> Turns.give(s.rules(), s.position(), player));
  }

  private void put(String position, String sentence) {
    session.open(session.selection().orElseThrow().rules(), position);
    messages.accept(sentence);
  }
}
