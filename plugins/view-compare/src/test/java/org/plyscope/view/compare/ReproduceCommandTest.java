package org.plyscope.view.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.view.compare.model.Desk;

class ReproduceCommandTest {
  @Test
  void withoutTheGameItSaysWhatToInstall() {
    TestWorkspace workspace = new TestWorkspace();
    new ReproduceCommand(new Desk(Parts.ANALYST)).run(workspace);
    assertThat(workspace.messages()).hasSize(1);
    assertThat(workspace.messages().get(0)).contains("Star halma").endsWith(".");
  }
}
