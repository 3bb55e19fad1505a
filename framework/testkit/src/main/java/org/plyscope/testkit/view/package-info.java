/**
 * Test views and commands without the real window: {@link org.plyscope.testkit.view.PaperWorkspace}
 * records all calls and shows the selection to the views that follow it; {@link
 * org.plyscope.testkit.view.ThreadedWorkspace} runs jobs as the window does. {@link
 * org.plyscope.testkit.view.Pages} finds text that is rendered as HTML. {@link
 * org.plyscope.testkit.view.Ui} reads, acts and waits on the user-interface thread.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.view;
