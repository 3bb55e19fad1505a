/**
 * The commands for runs that were played: merge, replay, verify, repair, export, and for clusters.
 */
package org.plyscope.cli.kept;
