/**
 * Writes the numbers of a report as objects with named keys, the same for {@code report --json} and
 * for the data in the page. All numbers have full precision; {@link
 * org.plyscope.experiment.report.data.Form} writes estimates and numbers that JSON has no name for.
 */
package org.plyscope.experiment.report.data;
