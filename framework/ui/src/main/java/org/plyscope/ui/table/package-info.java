/**
 * Tables of numbers: columns that fit and explain themselves, numbers that are sorted as numbers
 * and written for display, bars behind them.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.table;
