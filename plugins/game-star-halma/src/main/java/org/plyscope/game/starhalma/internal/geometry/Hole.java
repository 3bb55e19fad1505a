package org.plyscope.game.starhalma.internal.geometry;

/**
 * A place of the triangular lattice, seen from the centre of the board.
 *
 * @param u twice the distance to the right of the centre line, so that it is always whole
 * @param v rows below the centre; has the parity of {@code u}
 */
public record Hole(int u, int v) {
  /** The number of directions; opposite directions are three apart. */
  public static final int DIRECTIONS = 6;

  private static final int[] STEP_U = {2, 1, -1, -2, -1, 1};
  private static final int[] STEP_V = {0, 1, 1, 0, -1, -1};

  /** Makes a hole of the skewed coordinates of FAUhalma, where (0,1) is up and to the right. */
  public static Hole ofAxial(int x, int y) {
    return new Hole(2 * x + y, -y);
  }

  /** Returns the first skewed coordinate of FAUhalma. */
  public int axialX() {
    return (u + v) / 2;
  }

  /** Returns the second skewed coordinate of FAUhalma. */
  public int axialY() {
    return -v;
  }

  /** Returns the hole some steps away; direction 0 is to the right, 1 down and to the right. */
  public Hole step(int direction, int count) {
    return new Hole(u + count * STEP_U[direction], v + count * STEP_V[direction]);
  }

  /** Returns this hole turned clockwise about the centre by some sixths of a full turn. */
  public Hole turned(int sixths) {
    int x = (u + v) / 2;
    int y = -v;
    int z = -x - y;
    for (int i = Math.floorMod(sixths, DIRECTIONS); i > 0; i--) {
      int newX = -z;
      int newY = -x;
      z = -y;
      x = newX;
      y = newY;
    }
    return new Hole(2 * x + y, -y);
  }

  /** Returns the number of steps to another hole on an empty lattice. */
  public int distance(Hole other) {
    int du = Math.abs(u - other.u);
    int dv = Math.abs(v - other.v);
    return dv + Math.max(0, du - dv) / 2;
  }

  /** Returns the sum of both differences of the skewed coordinates, as the FAUhalma study does. */
  public int skewedDistance(Hole other) {
    return Math.abs(axialX() - other.axialX()) + Math.abs(axialY() - other.axialY());
  }

  /** Returns whether the hole lies on a star whose points are triangles of this many rows. */
  public boolean onStar(int size) {
    int x = Math.abs((u + v) / 2);
    int y = Math.abs(v);
    int z = Math.abs((v - u) / 2);
    int largest = Math.max(x, Math.max(y, z));
    return largest <= 2 * size && x + y + z - largest - Math.min(x, Math.min(y, z)) <= size;
  }

  /**
   * Returns the point of the star the hole lies in: 0 for the top point and on clockwise, or -1 for
   * the hexagon in the middle.
   */
  public int point(int size) {
    for (int point = 0; point < DIRECTIONS; point++) {
      if (turned(-point).v < -size) {
        return point;
      }
    }
    return -1;
  }
}
