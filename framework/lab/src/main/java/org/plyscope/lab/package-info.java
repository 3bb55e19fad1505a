/**
 * The headless heart of Plyscope: what plugins offer, how a search is run, what it recorded.
 *
 * <p>A {@link org.plyscope.lab.Catalog} lists the games, agents, evaluators and orderings that are
 * there now and turns texts into rules and agents. {@link org.plyscope.lab.Searches} runs a {@link
 * org.plyscope.lab.SearchSpec} on a thread of its own and answers with a {@link
 * org.plyscope.lab.SearchOutcome}, whatever the agent does. A {@link
 * org.plyscope.lab.RecordedTrace} is the tree of a search as columns; {@link
 * org.plyscope.lab.TraceFiles} keeps it in a file.
 *
 * <p>The workbench and the command line use the same two services, so a result is the same in both.
 * Both can also be had without OSGi, from {@link org.plyscope.lab.Catalog#of} and {@link
 * org.plyscope.lab.Searches#with}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab;
