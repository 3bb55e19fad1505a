package org.plyscope.cli.position;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.plyscope.api.game.Claim;

/** Writes what is claimed about a position as JSON. */
final class ClaimReport {
  private ClaimReport() {}

  static JsonObject json(Claim claim) {
    JsonObject json = new JsonObject();
    JsonArray keys = new JsonArray();
    claim.keyMoves().forEach(keys::add);
    json.add("keyMoves", keys);
    json.addProperty("outcome", claim.outcome().toString());
    claim.margin().ifPresent(margin -> json.addProperty("margin", margin));
    json.addProperty("status", claim.status().toString());
    json.addProperty("source", claim.source());
    return json;
  }
}
