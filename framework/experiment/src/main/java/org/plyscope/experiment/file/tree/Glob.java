package org.plyscope.experiment.file.tree;

/**
 * Matches names with patterns in which a star stands for any text, in steps that do not explode.
 */
public final class Glob {
  private Glob() {}

  /**
   * Returns whether a pattern means a name.
   *
   * @param pattern a text with stars
   * @param name the name
   */
  public static boolean matches(String pattern, String name) {
    int at = 0;
    int star = -1;
    int behindStar = 0;
    for (int i = 0; i < name.length(); ) {
      if (at < pattern.length() && pattern.charAt(at) == '*') {
        star = at++;
        behindStar = i;
      } else if (at < pattern.length() && pattern.charAt(at) == name.charAt(i)) {
        at++;
        i++;
      } else if (star >= 0) {
        // Only the last star may take more; an earlier one need not change.
        at = star + 1;
        i = ++behindStar;
      } else {
        return false;
      }
    }
    while (at < pattern.length() && pattern.charAt(at) == '*') {
      at++;
    }
    return at == pattern.length();
  }
}
