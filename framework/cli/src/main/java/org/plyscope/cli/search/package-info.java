/**
 * Search positions and compare agents: analyse a position, compare agents on it, count its tree.
 */
package org.plyscope.cli.search;
