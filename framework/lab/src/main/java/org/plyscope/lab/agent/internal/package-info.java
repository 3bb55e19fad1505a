/** How long a stopped agent may take, and what a failed search is examined for. */
package org.plyscope.lab.agent.internal;
