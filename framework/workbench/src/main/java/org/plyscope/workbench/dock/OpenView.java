package org.plyscope.workbench.dock;

import org.plyscope.api.view.View;

/** A view that is there now. */
public record OpenView(String id, String title, View view) {}
