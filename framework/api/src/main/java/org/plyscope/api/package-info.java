/**
 * The API for plugins: add games, agents, evaluators, views and commands to Plyscope. This package
 * itself holds the types that all others share: how bad input is reported, how a search is limited
 * and how listeners are added.
 *
 * <p>The API has one package per concern. A plugin <em>implements</em> the types annotated {@link
 * org.osgi.annotation.versioning.ConsumerType} and <em>calls</em> all others, which are values it
 * builds or services the host hands in ({@link org.osgi.annotation.versioning.ProviderType}).
 *
 * <ul>
 *   <li>{@link org.plyscope.api.option} – parameters declared as data.
 *   <li>{@link org.plyscope.api.board} – a board and its contents, as data.
 *   <li>{@link org.plyscope.api.game} – games, rules, states.
 *   <li>{@link org.plyscope.api.part} – the common base of all parts offered by plugins.
 *   <li>{@link org.plyscope.api.agent} – agents, evaluators and move orderings.
 *   <li>{@link org.plyscope.api.agent.montecarlo} – parts of Monte Carlo agents.
 *   <li>{@link org.plyscope.api.database} – opening books and endgame tables.
 *   <li>{@link org.plyscope.api.model} – models that agents use, and encoders of positions.
 *   <li>{@link org.plyscope.api.format} – whole games as files.
 *   <li>{@link org.plyscope.api.search} – search requests and results.
 *   <li>{@link org.plyscope.api.measure} – the counts of a search.
 *   <li>{@link org.plyscope.api.trace} – recording the tree of a search.
 *   <li>{@link org.plyscope.api.work} – progress and cancellation of long computations.
 * </ul>
 *
 * <p>This is all that games, agents and their parts need. The bundle {@code org.plyscope.api.run}
 * adds the types for tuners, trainers, protocols of agent programs, views and reports:
 *
 * <ul>
 *   <li>{@code org.plyscope.api.catalog} – the installed agents, found by name.
 *   <li>{@code org.plyscope.api.program} – programs in any language as agents.
 *   <li>{@code org.plyscope.api.check} – checks around parts in use.
 *   <li>{@code org.plyscope.api.trace.read} – recorded trees of searches.
 *   <li>{@code org.plyscope.api.learn} – trainers and tuners.
 *   <li>{@code org.plyscope.api.learn.log} – tunings and trainings in their folders.
 *   <li>{@code org.plyscope.api.experiment} – planning an experiment and beginning a run.
 *   <li>{@code org.plyscope.api.run} – runs and their statistics.
 *   <li>{@code org.plyscope.api.chart} and {@code org.plyscope.api.table} – charts and tables as
 *       data.
 *   <li>{@code org.plyscope.api.queue} – background jobs, and long work of any kind.
 * </ul>
 *
 * <p>None of this knows Swing. The additions for views and windows are in the bundle {@code
 * org.plyscope.api.window}, which processes that only play games do not load:
 *
 * <ul>
 *   <li>{@code org.plyscope.api.analysis} – searches as a service.
 *   <li>{@code org.plyscope.api.window} – commands, perspectives and file openers.
 *   <li>{@code org.plyscope.api.view} – views of the workbench.
 * </ul>
 *
 * <p>A plugin runs with every later version of the API that has the same major version. Anything
 * marked {@link org.plyscope.api.Experimental} may change sooner.
 *
 * <p>Only types from this API and from {@code java.*} cross the boundary between two plugins. A
 * service (game, part of any kind, view, command) is published as an OSGi service, most simply with
 * the Declarative Services annotation {@code @Component}, and disappears when its bundle stops.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api;
