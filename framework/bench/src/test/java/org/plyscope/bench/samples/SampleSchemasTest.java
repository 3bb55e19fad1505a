package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.file.schema.SchemaWriter;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

/** The shipped experiments and tunings are valid by the schema that the program prints. */
class SampleSchemasTest {
  private static final Path FOLDER = Path.of("../../samples");
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(VersionFlag.V202012);
  private static final Catalog CATALOG =
      ShippedParts.with(new AwariGame(), new OhvalhuGame(), new VaiLungThlanGame());
  private static final Map<String, Object> EXPERIMENT = new SchemaWriter(CATALOG).experiments();
  private static final Map<String, Object> TUNING = new SchemaWriter(CATALOG).tunings();
  private static final JsonSchema EXPERIMENTS = SCHEMAS.getSchema(WireText.line(EXPERIMENT));
  private static final JsonSchema TUNINGS = SCHEMAS.getSchema(WireText.line(TUNING));

  private static final String SMALL =
      """
      { "plyscope": 1, "game": { "id": "kalah" },
        "agents": { "a": { "use": "alpha-beta:depth=3", "nodes": 1 } },
        "format": "round-robin", "blocks": 3 }
      """;

  static List<Path> experiments() throws IOException {
    return files("experiments");
  }

  static List<Path> tunings() throws IOException {
    return files("tuning");
  }

  private static List<Path> files(String kind) throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER.resolve(kind))) {
      return files.filter(file -> file.toString().endsWith(".plyscope.json")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void anExperimentIsValid(Path file) throws IOException {
    assertThat(mistakes(EXPERIMENTS, Files.readString(file))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("tunings")
  void aTuningIsValid(Path file) throws IOException {
    assertThat(mistakes(TUNINGS, Files.readString(file))).isEmpty();
  }

  @Test
  void theSchemasAreValidThemselves() {
    JsonSchema meta = SCHEMAS.getSchema(SchemaLocation.of(SchemaId.V202012));
    for (Map<String, Object> schema : List.of(EXPERIMENT, TUNING)) {
      assertThat(meta.validate(WireText.line(schema), InputFormat.JSON)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"use\": \"alpha-betta:depth=3\"",
        "\"use\": \"alpha-betta\"",
        "\"use\": \"alpha-beta:depth=3\", \"pruning\": \"sometimes\"",
        "\"depth\": 3"
      })
  void aMistakeInAnAgentIsFound(String agent) {
    assertThat(mistakes(EXPERIMENTS, SMALL)).isEmpty();
    assertThat(mistakes(EXPERIMENTS, SMALL.replace("\"use\": \"alpha-beta:depth=3\"", agent)))
        .isNotEmpty();
  }

  @Test
  void theKeysOfStopAreExplained() {
    Map<?, ?> stop = (Map<?, ?>) ((Map<?, ?>) EXPERIMENT.get("properties")).get("stop");
    Map<?, ?> keys = (Map<?, ?>) stop.get("properties");
    Map<?, ?> test = (Map<?, ?>) ((Map<?, ?>) keys.get("sprt")).get("properties");
    assertThat(keys.values()).allSatisfy(SampleSchemasTest::explained);
    assertThat(test.values()).hasSize(5).allSatisfy(SampleSchemasTest::explained);
  }

  private static void explained(Object schema) {
    assertThat(String.valueOf(((Map<?, ?>) schema).get("description"))).hasSizeGreaterThan(20);
  }

  private static Set<ValidationMessage> mistakes(JsonSchema schema, String text) {
    String json = WireText.line(WireText.readFile(text, "").plain());
    return schema.validate(json, InputFormat.JSON);
  }
}
