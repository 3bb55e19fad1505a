package org.plyscope.cli.option;

import java.math.BigDecimal;
import java.math.BigInteger;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses numbers of options; a wrong one is answered with its range, not with a Java type. */
public final class OptionNumbers {
  private static final int LONGEST = 40;

  private OptionNumbers() {}

  /** A whole number in a range. */
  public abstract static class Ints implements ITypeConverter<Integer> {
    private final int min;
    private final int max;

    protected Ints(int min, int max) {
      this.min = min;
      this.max = max;
    }

    @Override
    public final Integer convert(String text) {
      return (int) whole(text, min, max);
    }
  }

  /** A large whole number in a range. */
  public abstract static class Longs implements ITypeConverter<Long> {
    private final long min;
    private final long max;

    protected Longs(long min, long max) {
      this.min = min;
      this.max = max;
    }

    @Override
    public final Long convert(String text) {
      return whole(text, min, max);
    }
  }

  /** A whole number from 1 on. */
  public static final class Positive extends Ints {
    public Positive() {
      super(1, Integer.MAX_VALUE);
    }
  }

  /** A large whole number from 1 on. */
  public static final class Large extends Longs {
    public Large() {
      super(1, Long.MAX_VALUE);
    }
  }

  /** A seed. */
  public static final class Seed extends Longs {
    public Seed() {
      super(Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  /** How many seconds something takes. */
  public static final class Seconds implements ITypeConverter<Double> {
    private static final BigDecimal MOST = BigDecimal.valueOf(3600);

    @Override
    public Double convert(String text) {
      if (text.length() <= LONGEST) {
        try {
          BigDecimal number = new BigDecimal(text.strip());
          if (number.signum() > 0 && number.compareTo(MOST) <= 0) {
            return number.doubleValue();
          }
        } catch (NumberFormatException e) {
          throw wrong(text, "a number of seconds, more than 0 and at most 3600", e);
        }
      }
      throw wrong(text, "a number of seconds, more than 0 and at most 3600", null);
    }
  }

  private static long whole(String text, long min, long max) {
    String range = "a whole number from " + min + " to " + max;
    if (text.length() <= LONGEST) {
      try {
        BigInteger number = new BigInteger(text.strip());
        if (number.compareTo(BigInteger.valueOf(min)) >= 0
            && number.compareTo(BigInteger.valueOf(max)) <= 0) {
          return number.longValue();
        }
      } catch (NumberFormatException e) {
        throw wrong(text, range, e);
      }
    }
    throw wrong(text, range, null);
  }

  private static TypeConversionException wrong(String text, String right, Exception cause) {
    String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    TypeConversionException wrong = new TypeConversionException("'" + shown + "' is not " + right);
    if (cause != null) {
      wrong.initCause(cause);
    }
    return wrong;
  }
}
