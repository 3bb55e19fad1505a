package org.plyscope.api.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.part.PartFile;

class DatabaseTest {
  private static final Database TABLE =
      Database.of("distances", "a board of 73 holes – all of it")
          .withFact("longest", "17")
          .withSection(new byte[] {1, 2, -1})
          .withSection(new byte[0])
          .withSection(new byte[] {'\n', '\n'});

  @TempDir Path folder;

  @Test
  void aFileSaysWhatItHoldsAndHoldsIt() throws IOException {
    Database read = Database.open(file(bytes(TABLE)), "distances", TABLE.rules());

    assertThat(read.facts()).isEqualTo(Map.of("longest", "17"));
    assertThat(read.sections()).isEqualTo(3);
    assertThat(read.section(0).get(2)).isEqualTo((byte) -1);
    assertThat(read.section(1).capacity()).isZero();
    assertThat(read.section(2).get(1)).isEqualTo((byte) '\n');
    assertThat(read.size()).isEqualTo(5);
    assertThat(new String(bytes(TABLE), StandardCharsets.UTF_8))
        .startsWith("plyscope-database 1\nid: distances\nrules: a board");
    assertThat(bytes(read)).isEqualTo(bytes(TABLE));
  }

  @Test
  void aFileThatHasNotChangedIsReadOnce() throws IOException {
    PartFile file = file(bytes(TABLE));
    OpenDatabases open = new OpenDatabases();
    Database first = open.open(file, TABLE.id(), TABLE.rules());
    assertThat(open.open(file, TABLE.id(), TABLE.rules())).isSameAs(first);
    assertThat(new OpenDatabases().open(file, TABLE.id(), TABLE.rules())).isNotSameAs(first);
    assertThatThrownBy(() -> open.open(file, "endgames", TABLE.rules()))
        .hasMessageContaining("'endgames' is needed");

    Files.write(file.path(), bytes(TABLE.withFact("more", "text")));
    assertThat(open.open(file, TABLE.id(), TABLE.rules()).facts()).containsKey("more");
  }

  @Test
  void anotherTableIsRefusedByName() throws IOException {
    PartFile file = file(bytes(TABLE));
    assertThatThrownBy(() -> Database.open(file, "endgames", TABLE.rules()))
        .isInstanceOf(InputException.class)
        .hasMessage("The file 'x.plydata' holds the database 'distances'; 'endgames' is needed.");
    assertThatThrownBy(() -> Database.open(file, "distances", "a smaller board"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("was computed for other rules: a board of 73")
        .hasMessageContaining("these are: a smaller board.");
  }

  /** Every changed byte, and every file that ends early, is noticed. */
  @Test
  void damageIsNoticed() throws IOException {
    byte[] good = bytes(TABLE);
    for (int i = 0; i < good.length; i++) {
      byte[] bad = good.clone();
      bad[i] ^= 0x41;
      PartFile changed = file(bad);
      byte[] early = java.util.Arrays.copyOf(good, i);
      String where = "byte " + i;
      boolean describes = new String(good, 0, i, StandardCharsets.ISO_8859_1).contains("sections");
      if (describes) {
        assertThatThrownBy(() -> Database.open(changed))
            .as(where)
            .isInstanceOf(InputException.class);
      }
      PartFile cut = file(early);
      assertThatThrownBy(() -> Database.open(cut)).as(where).isInstanceOf(InputException.class);
    }
  }

  @Test
  void otherFilesAreRefused() throws IOException {
    for (String text : List.of("", "a text", "plyscope-database 1", "plyscope-database 1\n\n")) {
      PartFile file = file(text.getBytes(StandardCharsets.UTF_8));
      assertThatThrownBy(() -> Database.open(file)).isInstanceOf(InputException.class);
    }
    PartFile newer = file("plyscope-database 7\n\n".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> Database.open(newer))
        .hasMessage("The database 'x.plydata' has format 7; this program reads format 1.");
  }

  /** The checksum covers the sections only, so a header can be changed by hand. */
  @Test
  void aHeaderThatIsWrongIsRefused() throws IOException {
    String good =
        new String(
            bytes(Database.of("some-id", "some rules").withFact("pieces", "2")),
            StandardCharsets.ISO_8859_1);
    for (String[] change :
        List.of(
            new String[] {"rules: some rules", "rules: \t"},
            new String[] {"rules: some rules", "rules: a\u0001b"},
            new String[] {"id: some-id", "id: "},
            new String[] {"fact: pieces = 2", "fact:  = 2"},
            new String[] {"fact: pieces = 2", "fact: \t = \t"},
            new String[] {"sections:", "sections: -1"},
            new String[] {"sections:", "sections: 99999999999"})) {
      assertThat(good).contains(change[0]);
      PartFile file =
          file(good.replace(change[0], change[1]).getBytes(StandardCharsets.ISO_8859_1));
      assertThatThrownBy(() -> Database.open(file))
          .as(change[1])
          .isInstanceOf(InputException.class)
          .hasMessage("The database 'x.plydata' is damaged or incomplete; build it again.");
    }
    PartFile odd =
        file(good.replace("fact: pieces = 2", "fact: = x").getBytes(StandardCharsets.UTF_8));
    assertThat(Database.open(odd).facts()).isEmpty();
  }

  private static byte[] bytes(Database database) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    database.write(out);
    return out.toByteArray();
  }

  private PartFile file(byte[] content) throws IOException {
    // Some file systems count time in steps that are longer than this test.
    Path own = Files.createTempDirectory(folder, "one");
    Files.write(own.resolve("x.plydata"), content);
    return PartFile.find("x.plydata", List.of(own));
  }
}
