/**
 * Shows tables of numbers: columns of fitting width with tooltips, numeric sorting, numbers
 * formatted for display, bars behind them.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.table;
