/** Runs searches on watched threads, and provides the service that plugins use. */
package org.plyscope.lab.search.internal;
