package org.plyscope.plugins.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.inspect.PluginFile;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.SiteKeys;

/** Makes a site of a folder of jars. */
public final class SiteBuilder {
  private final Path folder;

  /**
   * Makes a builder.
   *
   * @param folder the folder with the jars, which becomes the site
   */
  public SiteBuilder(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes the catalog of the jars in the folder. The facts of an earlier catalog about the site
   * itself are kept.
   *
   * @param name the name of the site; empty to keep that of the earlier catalog
   * @param keyFile a file with the private key to sign with, which is made if it is missing; empty
   *     to leave the catalog unsigned
   * @return the written catalog
   * @throws PluginException if a jar is not a plugin or a file cannot be written
   * @throws InputException if the earlier catalog or the key is damaged
   */
  public Site build(String name, Optional<Path> keyFile) {
    Path catalog = folder.resolve(SiteAddress.CATALOG);
    try {
      Map<String, Object> form = form(catalog, name);
      Optional<KeyTexts> keys =
          keyFile.isPresent() ? Optional.of(keys(keyFile.get())) : Optional.empty();
      form.remove("key");
      keys.ifPresent(texts -> form.put("key", texts.open()));
      form.put("plugins", plugins());
      String text = WireText.indented(form) + "\n";
      Site site = SiteReader.read(text, catalog.toUri());
      Files.writeString(catalog, text);
      Path signature = folder.resolve(SiteAddress.CATALOG + SiteSignature.SUFFIX);
      if (keys.isPresent()) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Files.writeString(
            signature,
            SiteSignature.sign(bytes, SiteSignature.privateKey(keys.get().secret())) + "\n");
      } else {
        Files.deleteIfExists(signature);
      }
      return site;
    } catch (IOException e) {
      throw new PluginException("The site in " + folder + " cannot be written.");
    }
  }

  /** The two keys as texts. */
  private record KeyTexts(String secret, String open) {}

  /** The file of a key has two lines: the private and the public one. */
  private static KeyTexts keys(Path file) throws IOException {
    if (!Files.exists(file)) {
      KeyPair pair = SiteSignature.generate();
      Files.writeString(
          file,
          SiteSignature.text(pair.getPrivate().getEncoded())
              + "\n"
              + SiteSignature.text(pair.getPublic().getEncoded())
              + "\n");
      file.toFile().setReadable(false, false);
      file.toFile().setReadable(true, true);
    }
    List<String> lines = Files.readAllLines(file);
    if (lines.size() != 2) {
      throw new InputException(
          "The key file " + file + " does not have the two lines of a pair of keys.");
    }
    return new KeyTexts(lines.get(0), lines.get(1));
  }

  private static Map<String, Object> form(Path catalog, String name) throws IOException {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("format", SiteKeys.FORMAT);
    form.put("name", name.isBlank() ? "Plugins" : name);
    if (Files.exists(catalog)) {
      WireValue old = WireText.readFile(Files.readString(catalog), catalog.toString());
      FileObject known = FileObject.read(old, SiteKeys.FILE);
      for (String key : List.of("name", "description", "homepage")) {
        if (known.has(key) && (!key.equals("name") || name.isBlank())) {
          form.put(key, known.text(key));
        }
      }
    }
    return form;
  }

  private List<Map<String, Object>> plugins() throws IOException {
    Map<String, List<PluginFile>> byName = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.getFileName().toString().endsWith(".jar"))
          .sorted()
          .map(PluginFile::read)
          .forEach(
              jar -> byName.computeIfAbsent(jar.symbolicName(), n -> new ArrayList<>()).add(jar));
    }
    if (byName.isEmpty()) {
      throw new PluginException("There is no jar in " + folder + ".");
    }
    return byName.values().stream().map(SiteBuilder::plugin).toList();
  }

  private static Map<String, Object> plugin(List<PluginFile> releases) {
    releases.sort(Comparator.comparing(PluginFile::version).reversed());
    PluginFile newest = releases.get(0);
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", newest.symbolicName());
    form.put("name", newest.name());
    put(form, "description", newest.about().description());
    put(form, "vendor", newest.about().vendor());
    put(form, "licence", newest.about().licence());
    put(form, "homepage", newest.about().link());
    form.put("releases", releases.stream().map(SiteBuilder::release).toList());
    return form;
  }

  private static void put(Map<String, Object> form, String key, String text) {
    if (!text.isEmpty()) {
      form.put(key, text);
    }
  }

  private static Map<String, Object> release(PluginFile jar) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("version", jar.version().toString());
    form.put("url", jar.file().getFileName().toUri().getRawPath().replaceFirst(".*/", ""));
    form.put("sha256", PluginFile.sha256(jar.file()));
    form.put("size", jar.size());
    jar.api().ifPresent(range -> form.put("api", range.toString()));
    form.put("adds", jar.kinds());
    return form;
  }
}
