/** What all views of this plugin need: the services of the host, and the job in the status bar. */
package org.plyscope.view.runs.model;
