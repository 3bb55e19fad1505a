/**
 * The base of every command: its services, its cancellation, its exit codes, and reports as tables
 * or JSON.
 */
package org.plyscope.cli.report;
