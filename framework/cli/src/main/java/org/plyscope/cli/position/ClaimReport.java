package org.plyscope.cli.position;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.game.Claim;

/** Writes what is claimed about a position as JSON. */
final class ClaimReport {
  private ClaimReport() {}

  static Map<String, Object> json(Claim claim) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("keyMoves", claim.keyMoves());
    json.put("outcome", claim.outcome().toString());
    claim.margin().ifPresent(margin -> json.put("margin", margin));
    json.put("status", claim.status().toString());
    json.put("source", claim.source());
    return json;
  }
}
