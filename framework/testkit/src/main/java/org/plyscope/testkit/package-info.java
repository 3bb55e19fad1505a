/**
 * Test a plugin against the contracts of the API, as JUnit 5 base classes: extend {@link
 * org.plyscope.testkit.GameContract} for a game, {@link org.plyscope.testkit.AgentContract} for an
 * agent and {@link org.plyscope.testkit.EvaluatorContract} for evaluators, supply the subject, and
 * inherit the tests. A third party uses the same classes as Plyscope itself.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit;
