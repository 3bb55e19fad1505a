package org.plyscope.api.run;

/**
 * The part of a published study that an experiment repeats.
 *
 * @param number the number of the study in the list of studies, for example {@code 002}
 * @param item the table or figure, for example {@code Table 1}
 * @param title its title
 * @param claim the conclusion of its authors; perhaps empty
 * @param differs the differences here, and why; perhaps empty
 * @param work the author and the subject of the study; {@link Work#UNKNOWN} if not given
 * @param sameQuestion whether the experiment asks the question of the study, so that its numbers
 *     may be compared with the published ones; a quick version often does not
 */
public record Study(
    String number,
    String item,
    String title,
    String claim,
    String differs,
    Work work,
    boolean sameQuestion) {
  /**
   * Describes a study by its number, asked the same question.
   *
   * @param number the number of the study in the list of studies
   * @param item the table or figure
   * @param title its title
   * @param claim the conclusion of its authors; perhaps empty
   * @param differs the differences here, and why; perhaps empty
   */
  public Study(String number, String item, String title, String claim, String differs) {
    this(number, item, title, claim, differs, Work.UNKNOWN, true);
  }

  /**
   * Returns the reference.
   *
   * @return for example {@code Study 002, Table 1}
   */
  public String reference() {
    return "Study " + number + ", " + item;
  }

  /**
   * A published study.
   *
   * @param author the author
   * @param title its title; empty if that is not known
   * @param year when it appeared; empty if that is not known
   * @param about one sentence on its subject
   * @since 3.0
   */
  public record Work(String author, String title, String year, String about) {
    /** A study of which only the number is given. */
    public static final Work UNKNOWN = new Work("", "", "", "");

    /**
     * Returns how the study is cited.
     *
     * @return for example {@code Paula Ulfhake: A Chinese Checkers-playing program (1999–2000)};
     *     empty if nothing is known of it
     */
    public String citation() {
      return author
          + (title.isEmpty() ? "" : ": " + title)
          + (year.isEmpty() ? "" : " (" + year + ")");
    }

    /**
     * Returns a short name.
     *
     * @return the author and the year, for example {@code Ulfhake 1999–2000}; empty if unknown
     */
    public String shortName() {
      String family = author.substring(author.lastIndexOf(' ') + 1);
      return year.isEmpty() ? family : family + " " + year;
    }
  }
}
