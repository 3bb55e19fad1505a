/**
 * Other ways to look at who beats whom, where strength is no single number: who survives, whom a
 * mixture cannot do without, whom voters would draw. All are point estimates without errors, so
 * they are optional panels beside the ratings and never verdicts.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.statistics.panel;
