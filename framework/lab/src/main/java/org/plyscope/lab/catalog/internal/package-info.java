/** The live catalog and the references from options to evaluators and orderings. */
package org.plyscope.lab.catalog.internal;
