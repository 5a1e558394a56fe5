/// Metrics, health and logs for the operator of a server.
@NullMarked
package umpire.server.monitoring;

import org.jspecify.annotations.NullMarked;
