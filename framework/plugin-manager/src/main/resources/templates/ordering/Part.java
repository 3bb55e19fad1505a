package @package@;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.board.Cell;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;

/**
 * Searches moves to the centre of the board first.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = OrdererFactory.class)
public final class @class@ implements OrdererFactory {
  private static final double FINENESS = 100;

  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String name() {
    return "@name@";
  }

  @Override
  public String description() {
    return "@summary@";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Orderer create(PartContext context) {
    int[] closeness = closeness(context.rules().board().cells());
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = closeness[state.to(moves.get(i))];
      }
    };
  }

  /** Returns a number for each cell that is larger the nearer the cell is to the centre. */
  static int[] closeness(List<Cell> cells) {
    double x = cells.stream().mapToDouble(Cell::x).average().orElse(0);
    double y = cells.stream().mapToDouble(Cell::y).average().orElse(0);
    return cells.stream()
        .mapToInt(cell -> (int) -Math.round(FINENESS * Math.hypot(cell.x() - x, cell.y() - y)))
        .toArray();
  }
}
