/** The search threads and their watch, and the service that plugins see. */
package org.plyscope.lab.search.internal;
