/**
 * Write a command; the base of all: its services, its cancellation, its exit codes, and reports as
 * tables or JSON.
 */
package org.plyscope.cli.report;
