package org.plyscope.game.mancala.judge;

import java.util.ArrayList;
import java.util.List;

/**
 * The weights of H1 to H10 that the twenty runs of the study's genetic algorithm ended with, in
 * thousandths.
 */
final class PublishedWeights {
  /** The choice that takes the weights from the single options. */
  static final String CUSTOM = "custom";

  /** The run with the best fitness. */
  static final String BEST = "run-19";

  private static final int[][] RUNS = {
    {322, 124, 442, 1000, 665, 657, 776, 585, 127, 263},
    {136, 195, 671, 1000, 561, 548, 848, 676, 278, 371},
    {356, 303, 366, 1000, 413, 669, 943, 639, 153, 159},
    {46, 286, 438, 1000, 659, 656, 741, 1000, 116, 112},
    {301, 163, 526, 1000, 428, 887, 984, 829, 392, 399},
    {274, 0, 418, 1000, 462, 1000, 855, 452, 391, 366},
    {354, 197, 325, 1000, 491, 621, 1000, 754, 272, 257},
    {245, 285, 398, 1000, 673, 584, 969, 167, 319, 378},
    {379, 376, 714, 1000, 632, 797, 991, 0, 219, 159},
    {225, 283, 576, 1000, 644, 778, 936, 987, 229, 214},
    {148, 212, 777, 1000, 637, 629, 814, 654, 128, 384},
    {142, 81, 474, 1000, 653, 512, 715, 594, 246, 247},
    {121, 324, 434, 1000, 466, 514, 824, 632, 314, 125},
    {21, 241, 339, 1000, 599, 642, 825, 586, 261, 382},
    {136, 78, 317, 1000, 437, 579, 768, 993, 194, 375},
    {123, 124, 314, 1000, 413, 532, 1000, 914, 122, 339},
    {212, 388, 393, 1000, 664, 527, 957, 467, 365, 326},
    {336, 132, 682, 1000, 696, 667, 748, 229, 111, 229},
    {225, 122, 654, 1000, 484, 694, 918, 667, 194, 297},
    {234, 266, 465, 1000, 415, 527, 962, 332, 349, 329},
  };

  private PublishedWeights() {}

  /** Returns the names of all runs and {@link #CUSTOM}. */
  static List<String> names() {
    List<String> names = new ArrayList<>();
    for (int run = 1; run <= RUNS.length; run++) {
      names.add("run-" + run);
    }
    names.add(CUSTOM);
    return names;
  }

  /** Returns the weights of a run in thousandths. */
  static int[] of(String name) {
    return RUNS[Integer.parseInt(name.substring("run-".length())) - 1].clone();
  }
}
