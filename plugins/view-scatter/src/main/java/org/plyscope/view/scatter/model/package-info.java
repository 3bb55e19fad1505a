/**
 * The data of the charts of a run, without any window: points, what they have in common, tables.
 */
package org.plyscope.view.scatter.model;
