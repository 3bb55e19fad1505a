/**
 * Shows facts about the selection: {@link org.plyscope.workbench.details.SelectionFacts} collects
 * them without a window, {@link org.plyscope.workbench.details.DetailsView} shows them.
 */
package org.plyscope.workbench.details;
