/**
 * Build an agent from a ready-made search: alpha-beta, multiplayer or Monte Carlo.
 *
 * <p>An agent hands a searcher its evaluation, its orderer and settings, and gets a {@link
 * org.plyscope.api.search.SearchResult} with exact counters and, if requested, a trace. There is a
 * package for each family: {@link org.plyscope.engine.alphabeta} looks from the root player's side,
 * {@link org.plyscope.engine.multiplayer} lets every player maximise its own value or treats all
 * others as one side, {@link org.plyscope.engine.montecarlo} plays games out at random. This
 * package holds their common types: scores, neutral parts, and limits, cancelling and progress by
 * {@link org.plyscope.api.search.SearchClock}.
 *
 * <p>With many games loaded the call sites of a searcher become megamorphic and lose half their
 * speed. The hot classes are therefore loaded once per combination of state, evaluation and orderer
 * classes ({@code internal.Kernels}). A recorded search has a kernel of its own, so that the hooks
 * cost nothing when no trace is recorded; {@code TraceHookCost} in the tests of {@code bench}
 * measures this.
 *
 * <p>Deepening and results are written once ({@code internal.DepthRun}); a family that searches
 * depth by depth adds its kernel, its windows or vectors and its own figures. {@link
 * org.plyscope.engine.Movers} chooses the players that move in a search: all of them, the root
 * player alone until there is contact, or one opponent's best reply. Best replies skip turns
 * ({@code State.pass}); in a game without passes the other opponents play the first move of the
 * ordering, and the result mentions it.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.engine;
