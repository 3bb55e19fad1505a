/**
 * Measures the cost of the trace hooks of a search that is not recorded: the shipped alpha-beta
 * kernel against the same kernel whose hooks were taken out of the byte code. Run the main class
 * {@link org.plyscope.bench.hooks.TraceHookCost} on the test class path of this module.
 */
package org.plyscope.bench.hooks;
