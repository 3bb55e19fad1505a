package org.plyscope.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a change of an experiment, {@code path=value}, whose path is no deeper than a file. */
public final class Change implements ITypeConverter<String> {
  private static final int DEEPEST = 64;

  @Override
  public String convert(String text) {
    String path = text.substring(0, Math.max(0, text.indexOf('=')));
    long keys = 1 + path.chars().filter(c -> c == '.').count();
    if (keys > DEEPEST) {
      throw new TypeConversionException(
          "the path has %d keys, and no file is deeper than %d".formatted(keys, DEEPEST));
    }
    return text;
  }
}
