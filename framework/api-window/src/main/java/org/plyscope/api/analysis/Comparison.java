package org.plyscope.api.analysis;

import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.table.DataTable;

/**
 * The results of a comparison, final or so far. <b>Provided by the host</b>; immutable and safe for
 * any thread.
 *
 * <p>Configurations and positions are identified by their places in the request, from 0. A
 * configuration with a depth limit searches every depth up to it, one search each. One without runs
 * a search per position that counts for every depth; if it is limited by iterations, shorter ones
 * with half as many, a quarter and so on come before it.
 */
@ProviderType
public interface Comparison {
  /**
   * Returns the request.
   *
   * @return the request
   */
  ComparisonRequest request();

  /**
   * Returns the finished searches.
   *
   * @return the searches in the order in which they ran
   */
  List<Analysis> analyses();

  /**
   * Returns why a configuration could not search.
   *
   * @param configuration the configuration
   * @return one sentence, empty if it could
   */
  Optional<String> problem(int configuration);

  /**
   * Finds a finished search.
   *
   * @param configuration the configuration
   * @param subject the position
   * @param depth the depth asked for
   * @return the search, empty if it is not finished
   */
  Optional<Analysis> find(int configuration, int subject, int depth);

  /**
   * Finds the deepest search that kept its tree.
   *
   * @param configuration the configuration
   * @param subject the position
   * @return the search with its trace, empty if there is none
   */
  Optional<Analysis> traced(int configuration, int subject);

  /**
   * Returns the largest depth at which every configuration that can search is done.
   *
   * @return the depth, 0 if there is none
   */
  int commonDepth();

  /**
   * Sums up each configuration over all positions.
   *
   * @param depth the depth of the searches
   * @return one row for each configuration, in the order of the request
   */
  List<ComparisonRow> rows(int depth);

  /**
   * Returns which moves caused the cut-offs, over all positions.
   *
   * @param configuration the configuration
   * @param depth the depth of the searches
   * @return the profile; that of no searches unless all positions are done
   */
  CutoffProfile cutoffs(int configuration, int depth);

  /**
   * Returns how large the trees below a position are, as a yardstick for the nodes visited.
   *
   * @param subject the position
   * @return the tree sizes up to the deepest search
   */
  TreeSize treeSize(int subject);

  /**
   * Returns the moves that each configuration tried at a node, in the order tried.
   *
   * @param subject the position
   * @param path the moves that lead from the position to the node; none for the root
   * @return one order for each configuration
   */
  List<MoveOrder> moveOrders(int subject, long... path);

  /**
   * Aligns the trees of two configurations move by move.
   *
   * <p>At every node that both trees have, the moves come in the order of the left tree, followed
   * by those that only the right one tried.
   *
   * @param left a configuration
   * @param right another one
   * @param subject the position
   * @param plies how far down to look
   * @param most the largest number of rows
   * @return the rows in depth-first order from the root; empty unless both kept a tree
   */
  List<TreeDifference> differences(int left, int right, int subject, int plies, int most);

  /**
   * Returns everything as data: {@code comparison} with a row for each configuration, {@code
   * cutoffs} with one for each configuration and ply, {@code searches} with one for each search.
   *
   * @param depth the depth of the first two
   * @return the tables
   */
  List<DataTable> tables(int depth);

  /**
   * Describes the yardsticks: the sizes of the trees below the first position.
   *
   * @param depth the depth of the searches
   * @return one sentence, or an empty string without a depth
   */
  String remark(int depth);

  /**
   * Returns the finished searches of a configuration on a position, from the shortest to the
   * longest: one for each depth up to its limit, or one for each of some numbers of iterations up
   * to its limit.
   *
   * @param configuration the configuration
   * @param subject the position
   * @return the searches; each request has its own limits
   * @since 2.1
   */
  default List<Analysis> searches(int configuration, int subject) {
    return List.of();
  }

  /**
   * Returns whether nothing is left to search.
   *
   * @return true if every configuration that can search is done, with its trees if they are wanted
   * @since 2.1
   */
  default boolean complete() {
    return false;
  }
}
