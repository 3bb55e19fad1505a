/**
 * A window for tests of views and commands: {@link org.plyscope.testkit.view.PaperWorkspace} keeps
 * what it is told and shows the selection to the views that follow it.
 */
package org.plyscope.testkit.view;
