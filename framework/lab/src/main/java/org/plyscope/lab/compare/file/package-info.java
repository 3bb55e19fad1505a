/**
 * Saves comparisons as files, {@code .plycompare}: JSON with the request and, once it ran, the
 * results. The window and {@code plyscope compare} read and write the same.
 *
 * <p>A person may write one by hand; only {@code format}, {@code game} and {@code configurations}
 * with an {@code agent} each must be there:
 *
 * <pre>{@code
 * {
 *   "format": 1,
 *   "game": "chinese-checkers",
 *   "rules": {"players": "2"},
 *   "limits": "depth=5",
 *   "positions": [{"name": "Start", "start": "…", "moves": []}],
 *   "configurations": [{"name": "Largest gain", "agent": "alpha-beta:ordering=largest-gain"}]
 * }
 * }</pre>
 *
 * <p>{@code rules} are options of the game by id, {@code limits} hold for every configuration that
 * has none of its own, and without {@code positions} the start is searched. {@code trees} is the
 * largest number of nodes to keep of each deepest search; trees themselves are not written, because
 * running the comparison again brings them back.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.compare.file;
