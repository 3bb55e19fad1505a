package org.plyscope.workbench.colour;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.board.Tint;
import org.plyscope.api.view.Choices;
import org.plyscope.workbench.session.ChoiceStore;
import org.plyscope.workbench.session.DataFiles;

class PlayerColoursTest {
  private static final String GAME = "kalah";

  @TempDir Path folder;

  @Test
  void aColourThatIsTakenChangesPlaces() {
    SeatTints green = SeatTints.STANDARD.with(Tint.RED, Tint.GREEN);
    assertThat(green.of(Tint.RED)).isEqualTo(Tint.GREEN);
    assertThat(green.of(Tint.GREEN)).isEqualTo(Tint.RED);
    assertThat(green.of(Tint.BLUE)).isEqualTo(Tint.BLUE);

    SeatTints three = green.with(Tint.BLUE, Tint.GREEN);
    assertThat(three.of(Tint.BLUE)).isEqualTo(Tint.GREEN);
    assertThat(three.of(Tint.RED)).as("the two players swap colours").isEqualTo(Tint.BLUE);
    assertThat(three.of(Tint.GREEN)).isEqualTo(Tint.RED);
    assertThat(EnumSet.copyOf(three.shown().values())).hasSize(Tint.values().length);
    assertThat(three.with(Tint.RED, Tint.BLUE)).as("what it has already").isEqualTo(three);
  }

  @Test
  void choicesAreKeptForEachGameFromOneStartToTheNext() {
    DataFiles files = new DataFiles(folder);
    ChoiceStore choiceStore = ChoiceStore.read(files);
    PlayerColours colours = new PlayerColours(choiceStore.of(PlayerColours.OWNER));
    SeatTints chosen = SeatTints.STANDARD.with(Tint.RED, Tint.VIOLET).with(Tint.BLUE, Tint.RED);
    colours.choose(GAME, chosen);
    choiceStore.write(files);

    PlayerColours again = new PlayerColours(ChoiceStore.read(files).of(PlayerColours.OWNER));
    assertThat(again.of(GAME)).isEqualTo(chosen);
    assertThat(again.of("checkers")).as("of another game").isEqualTo(SeatTints.STANDARD);
  }

  @Test
  void resetLeavesNothingBehindAndEveryChangeIsToldOnce() {
    Choices choices = Choices.inMemory();
    PlayerColours colours = new PlayerColours(choices);
    List<Tint> told = new ArrayList<>();
    colours.onChange(() -> told.add(colours.of(GAME).of(Tint.RED)));
    colours.choose(GAME, SeatTints.STANDARD);
    colours.choose(GAME, SeatTints.STANDARD.with(Tint.RED, Tint.DARK));
    colours.choose(GAME, SeatTints.STANDARD.with(Tint.RED, Tint.DARK));
    assertThat(choices.names()).containsExactly(GAME);
    colours.choose(GAME, SeatTints.STANDARD);

    assertThat(told).containsExactly(Tint.DARK, Tint.RED);
    assertThat(choices.names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "GREEN",
        "RED=GREEN",
        "RED=PINK,PINK=RED",
        "RED=GREEN,GREEN=RED,",
        "RED=GREEN=BLUE,GREEN=RED",
        "RED=GREEN,BLUE=GREEN,GREEN=RED",
        "red=green,green=red"
      })
  void damagedChoicesCountAsNotMade(String damaged) {
    Choices choices = Choices.inMemory();
    choices.put(GAME, damaged);
    assertThat(new PlayerColours(choices).of(GAME)).isEqualTo(SeatTints.STANDARD);
    choices.put(GAME, "RED=GREEN,GREEN=RED");
    assertThat(new PlayerColours(choices).of(GAME).of(Tint.RED)).isEqualTo(Tint.GREEN);
  }
}
