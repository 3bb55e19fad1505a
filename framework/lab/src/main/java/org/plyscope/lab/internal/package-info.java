/**
 * How the lab's services work inside: the live catalog, references to evaluators and orderings, the
 * search threads, the columns of a trace.
 */
package org.plyscope.lab.internal;
