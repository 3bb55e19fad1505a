package org.plyscope.workbench.dock;

import org.plyscope.api.view.View;

/**
 * A view that is there now.
 *
 * @param id its id
 * @param title the title of its tab
 * @param view the view
 */
public record OpenView(String id, String title, View view) {}
