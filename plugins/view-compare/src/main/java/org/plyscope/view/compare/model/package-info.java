/**
 * What is compared and what came out, without any window.
 *
 * <p>A {@link org.plyscope.view.compare.model.Plan} says which configurations search which
 * positions; a {@link org.plyscope.view.compare.model.ComparisonJob} runs it and fills a {@link
 * org.plyscope.view.compare.model.Comparison}, of which {@link
 * org.plyscope.view.compare.model.Summary} rows are made.
 */
package org.plyscope.view.compare.model;
