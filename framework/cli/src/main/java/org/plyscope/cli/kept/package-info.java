/** Work with finished runs: merge, replay, verify, repair, export, and for clusters. */
package org.plyscope.cli.kept;
