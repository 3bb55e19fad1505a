/** Decides how long a stopped agent may take, and examines failed searches. */
package org.plyscope.lab.agent.internal;
