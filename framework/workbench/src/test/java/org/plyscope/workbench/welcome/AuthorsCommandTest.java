package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Authors need the program and Maven, nothing of the sources. */
class AuthorsCommandTest {
  private static final Path TOP = Path.of("../..");
  private static final Pattern INSTALL = Pattern.compile("mvn [^”`\\n]*install");

  @Test
  void authorsInstallNothingFromTheSources() throws Exception {
    assertThat(Files.readString(TOP.resolve("README.md")))
        .contains("plyscope new agent")
        .doesNotContainPattern(INSTALL);
    assertThat(PluginDialog.STEPS).contains("“mvn package”").doesNotContain("install ");
  }

  /** Without this, failsafe runs the integration tests all the same and it takes a quarter hour. */
  @Test
  void theFlagSkipsIntegrationTestsToo() throws Exception {
    Document pom =
        DocumentBuilderFactory.newDefaultInstance()
            .newDocumentBuilder()
            .parse(TOP.resolve("pom.xml").toFile());
    XPath path = XPathFactory.newDefaultInstance().newXPath();
    String failsafe =
        "/project/build/pluginManagement/plugins/plugin" + "[artifactId='maven-failsafe-plugin']";
    assertThat(path.evaluate(failsafe + "/configuration/skipTests", pom)).isEqualTo("${skipTests}");
    assertThat(path.evaluate("count(" + failsafe + "//skipTests)", pom)).isEqualTo("1");
    assertThat(path.evaluate("/project/properties/skipTests", pom)).isEqualTo("false");
  }
}
