/**
 * What the window is about, without a window: the position looked at, its history, what is
 * remembered from one start to the next. Nothing here needs a display.
 */
package org.plyscope.workbench.session;
