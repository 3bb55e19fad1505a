/**
 * Ranks entrants where strength is no single number: by their share of an evolving population, of
 * the Nash mixture and of the maximal lottery. All are point estimates without errors, so they are
 * optional panels beside the ratings and never verdicts.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.statistics.panel;
