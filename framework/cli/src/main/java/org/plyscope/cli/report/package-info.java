/**
 * What every command stands on: its services, its cancellation, its exit codes, and reports as
 * tables or JSON.
 */
package org.plyscope.cli.report;
