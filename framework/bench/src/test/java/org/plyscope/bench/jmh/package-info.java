/**
 * Runs the yardsticks under JMH, for its statistics: run the main class of JMH on the test class
 * path of this module. {@code plyscope bench} measures the same against the real games.
 */
package org.plyscope.bench.jmh;
