package org.plyscope.api.run;

/**
 * What of a published study an experiment plays again.
 *
 * @param number the number of the study in the list of studies, for example {@code 002}
 * @param item the table or figure, for example {@code Table 1}
 * @param title what it shows
 * @param claim what its authors conclude from it; perhaps empty
 * @param differs what is different here, and why; perhaps empty
 */
public record Study(String number, String item, String title, String claim, String differs) {
  /**
   * Returns what is quoted.
   *
   * @return for example {@code Study 002, Table 1}
   */
  public String reference() {
    return "Study " + number + ", " + item;
  }
}
