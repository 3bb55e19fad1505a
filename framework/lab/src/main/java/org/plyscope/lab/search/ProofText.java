package org.plyscope.lab.search;

import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;

/** Describes the proofs of a search in words. */
public final class ProofText {
  private ProofText() {}

  /**
   * Returns the text behind the value of a result: {@code ", draw, proved"}, without the outcome
   * where the value itself names it; empty unless the result is solved.
   */
  public static String of(SearchResult result) {
    if (!result.solved()) {
      return "";
    }
    return Value.decided(result.value()) ? ", proved" : ", " + result.outcome() + ", proved";
  }
}
