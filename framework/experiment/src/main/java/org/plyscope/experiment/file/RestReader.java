package org.plyscope.experiment.file;

import java.util.List;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.Staff;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.Units;

/** Reads when a run stops and who works on it. */
final class RestReader {
  private RestReader() {}

  static Stop stop(Node node, FormatReader agents) {
    return node.object(
        keys ->
            new Stop(
                keys.find("games").map(n -> (int) n.whole(1, Integer.MAX_VALUE)).orElse(0),
                keys.find("time").map(Node::millis).orElse(0L),
                keys.find("sprt").map(n -> n.object(k -> test(n, k, agents))).orElse(null)));
  }

  private static SequentialTest test(Node node, Keys keys, FormatReader agents) {
    List<Node> pair = keys.get("pair").list();
    Node bounds = keys.get("elo");
    List<Node> elo = bounds.list();
    if (pair.size() != 2 || elo.size() != 2) {
      throw node.wrong("a test of a pair of two agents between two differences in Elo");
    }
    int first = agents.agent(pair.get(0));
    int second = agents.agent(pair.get(1));
    double low = elo.get(0).number();
    double high = elo.get(1).number();
    double alpha = keys.find("alpha").map(n -> n.number(0.0001, 0.4)).orElse(0.05);
    double beta = keys.find("beta").map(n -> n.number(0.0001, 0.4)).orElse(0.05);
    boolean normalised = keys.find("normalised").map(Node::flag).orElse(false);
    if (low >= high) {
      throw bounds.wrong("two differences in Elo, the smaller one first");
    }
    return new SequentialTest(first, second, low, high, alpha, beta, normalised);
  }

  static Staff staff(Node node) {
    return node.object(
        keys ->
            new Staff(
                keys.find("heap")
                    .map(n -> n.checked(() -> Staff.heap(Units.kilobytes(n.text()) >> 10)))
                    .orElse(Staff.STANDARD.heapMegabytes()),
                keys.find("stack")
                    .map(n -> n.checked(() -> Staff.stack(Units.kilobytes(n.text()))))
                    .orElse(Staff.STANDARD.stackKilobytes()),
                keys.find("flags").map(RestReader::flags).orElse(List.of()),
                keys.find("inProcess").map(Node::flag).orElse(false)));
  }

  /** Reads a list of flags; a flag alone is a list of one. */
  private static List<String> flags(Node node) {
    List<Node> flags = node.isText() ? List.of(node) : node.list();
    return flags.stream().map(n -> n.checked(() -> JavaFlags.checked(n.text()))).toList();
  }
}
