package org.plyscope.api.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.chart.NamePlaces.Box;
import org.plyscope.api.chart.NamePlaces.Place;

class NamePlacesTest {
  private static final Box AREA = new Box(40, 10, 740, 390);
  private static final double MARK = 7;

  /** A drawing in which numbers are places. */
  private record Plain(Box area) implements NamePlaces.Drawing {
    @Override
    public double x(double value) {
      return value;
    }

    @Override
    public double y(double value) {
      return value;
    }

    @Override
    public Box size(String text) {
      return new Box(0, 0, 6 * text.length(), 14);
    }
  }

  /** Forty points: all over the place, in one corner, and nearly on one spot. */
  @ParameterizedTest
  @CsvSource({"1, 1.0", "2, 1.0", "3, 0.3", "4, 0.1", "5, 0.02"})
  void noNameOfFortyPointsOverlapsAnythingOrLeavesTheArea(long seed, double spread) {
    Random random = new Random(seed);
    NamePlaces places = new NamePlaces(new Plain(AREA));
    List<double[]> points = new ArrayList<>();
    List<Box> taken = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      double x = 50 + random.nextDouble() * spread * 680;
      double y = 20 + random.nextDouble() * spread * 360;
      points.add(new double[] {x, y});
      places.mark(x, y);
      places.upright(x, y - 40, y + 40);
      taken.add(new Box(x - MARK, y - MARK, x + MARK, y + MARK));
    }
    for (int i = 0; i < 40; i++) {
      Place place = places.place("n".repeat(5 + i % 9), points.get(i)[0], points.get(i)[1]);
      assertThat(place.free()).isTrue();
      assertThat(place.box().overlap(AREA)).isGreaterThan(14 * 6 * 5 - 1e-6);
      assertThat(taken).allMatch(other -> place.box().overlap(other) <= 2);
      taken.add(place.box());
    }
  }

  @Test
  void aNameStandsNearItsPointAndOffLinesIfItCan() {
    NamePlaces places = new NamePlaces(new Plain(AREA));
    places.mark(300, 200);
    Place beside = places.place("name", 300, 200);
    assertThat(beside.far()).isFalse();
    assertThat(beside.box().left()).isEqualTo(309);
    assertThat(beside.anchor()).isZero();
    places.upright(509, 100, 300);
    Place off = places.place("name", 500, 200);
    assertThat(off.box().overlap(new Box(507, 100, 511, 300))).isZero();
    assertThat(off.anchor()).isEqualTo(1);
  }

  @Test
  void whereThereIsNoRoomANameIsNotFree() {
    NamePlaces places = new NamePlaces(new Plain(new Box(0, 0, 50, 20)));
    assertThat(places.place("much too long", 25, 10).free()).isFalse();
    NamePlaces full = new NamePlaces(new Plain(new Box(0, 0, 14, 14)));
    full.mark(7, 7);
    assertThat(full.place("a", 7, 7).free()).isFalse();
  }
}
