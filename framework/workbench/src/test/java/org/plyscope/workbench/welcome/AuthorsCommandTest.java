package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** The one command line that authors run in the sources takes a minute; the dialog needs none. */
class AuthorsCommandTest {
  private static final Path TOP = Path.of("../..");
  private static final Pattern QUOTED = Pattern.compile("[“`](mvn [^”`]*install[^”`]*)[”`]");

  @Test
  void onlyWhoCopiesFromTheSourcesInstallsTheApi() throws Exception {
    Matcher told = QUOTED.matcher(Files.readString(TOP.resolve("README.md")));
    assertThat(told.find()).isTrue();
    assertThat(told.group(1))
        .contains(" -DskipTests ")
        .contains("framework/api", "framework/testkit");
    assertThat(AgentDialog.STEPS).contains("“mvn package”").doesNotContain("install ");
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
