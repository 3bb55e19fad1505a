/** How positions are kept in files, and what lies behind the symmetries of a board. */
package org.plyscope.lab.position.internal;
