package org.plyscope.workbench.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.DataTable;

class CsvTest {
  @Test
  void cellsAreQuotedWhereNeeded() {
    DataTable table =
        new DataTable(
            "t",
            List.of("a", "b,c"),
            List.of(Arrays.asList("say \"hi\"", null), List.of(1.5, "two\nlines")));

    assertThat(Csv.of(table))
        .isEqualTo("a,\"b,c\"\r\n\"say \"\"hi\"\"\",\r\n1.5,\"two\nlines\"\r\n");
  }
}
