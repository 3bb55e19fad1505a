package org.plyscope.workbench.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class ApiReferenceTest {
  @TempDir Path folder;

  private void jar(String name, String entry, String text) throws IOException {
    Path jar = folder.resolve("home/repository/org/plyscope/" + name + "/" + name + "-javadoc.jar");
    Files.createDirectories(jar.getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
      zip.putNextEntry(new ZipEntry("../../outside.html"));
    }
  }

  private ApiReference reference() {
    return new ApiReference(folder.resolve("home"), folder.resolve("data"));
  }

  @Test
  void thePagesOfAllBundlesAreUnpackedOnceForEachBuild() throws IOException {
    jar("api", "index.html", "all types");
    jar("ui", "org/plyscope/ui/Chart.html", "a chart");
    Path page = reference().unpack();
    assertThat(page).hasContent("all types");
    Path chart = page.resolveSibling("org/plyscope/ui/Chart.html");
    assertThat(chart).hasContent("a chart");
    assertThat(folder.resolve("outside.html")).doesNotExist();
    assertThat(folder.resolve("data/outside.html")).doesNotExist();

    Files.writeString(chart, "kept");
    reference().unpack();
    assertThat(chart).hasContent("kept");
    jar("ui", "org/plyscope/ui/Chart.html", "a better chart");
    reference().unpack();
    assertThat(chart).hasContent("a better chart");
  }

  @Test
  void withoutARepositoryTheReasonIsGiven() {
    assertThatThrownBy(() -> reference().unpack())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no API reference");
  }
}
