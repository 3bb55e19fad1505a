/** Keeps the live catalog, and resolves references from options to evaluators and orderings. */
package org.plyscope.lab.catalog.internal;
