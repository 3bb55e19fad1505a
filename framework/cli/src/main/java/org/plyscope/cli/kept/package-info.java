/** The commands for runs that were played: merge, replay, verify, export, and for clusters. */
package org.plyscope.cli.kept;
