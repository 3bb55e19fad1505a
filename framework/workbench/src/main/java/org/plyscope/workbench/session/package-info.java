/**
 * Holds the state of the window, without a window: the selection, its history, and the state that
 * is kept from one start to the next. Nothing here needs a display.
 */
package org.plyscope.workbench.session;
