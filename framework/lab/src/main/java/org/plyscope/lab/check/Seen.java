package org.plyscope.lab.check;

import org.plyscope.lab.check.Finding.Verdict;

/** The observation of one promise. */
record Seen(Verdict verdict, String sentence) {
  static Seen kept(String sentence) {
    return new Seen(Verdict.KEPT, sentence);
  }

  static Seen note(String sentence) {
    return new Seen(Verdict.NOTE, sentence);
  }

  static Seen broken(String sentence) {
    return new Seen(Verdict.BROKEN, sentence);
  }
}
