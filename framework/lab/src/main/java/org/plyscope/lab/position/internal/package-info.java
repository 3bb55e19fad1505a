/** Keeps positions in files, and finds the symmetries of a board. */
package org.plyscope.lab.position.internal;
