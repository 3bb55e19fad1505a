package org.plyscope.view.board;

import java.util.List;
import org.plyscope.api.window.Command;
import org.plyscope.testkit.view.CommandContract;

class BoardCommandsContractTest extends CommandContract {
  @Override
  protected List<Command> commands() {
    return BoardCommands.all(new BoardViewFactory());
  }
}
