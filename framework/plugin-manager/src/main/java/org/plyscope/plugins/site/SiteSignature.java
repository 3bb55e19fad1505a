package org.plyscope.plugins.site;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import org.plyscope.api.InputException;

/** Signatures of catalogs, by Ed25519; keys and signatures are written in Base64. */
final class SiteSignature {
  /** Behind the name of a catalog, the name of the file with its signature. */
  static final String SUFFIX = ".sig";

  private static final String ALGORITHM = "Ed25519";

  private SiteSignature() {}

  /** Makes a pair of keys. */
  static KeyPair generate() {
    try {
      return KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java from 15 on has Ed25519.", e);
    }
  }

  static String text(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  static String sign(byte[] catalog, PrivateKey key) {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign(key);
      signature.update(catalog);
      return text(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new InputException("The catalog cannot be signed with this key.");
    }
  }

  /** Returns whether a catalog was signed with a key; false if either is damaged. */
  static boolean verify(byte[] catalog, String signature, String key) {
    try {
      Signature check = Signature.getInstance(ALGORITHM);
      check.initVerify(publicKey(key));
      check.update(catalog);
      return check.verify(Base64.getDecoder().decode(signature.strip()));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      return false;
    }
  }

  private static PublicKey publicKey(String text) throws GeneralSecurityException {
    byte[] bytes = Base64.getDecoder().decode(text.strip());
    return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(bytes));
  }

  /**
   * Reads a private key.
   *
   * @throws InputException if the text is not a key
   */
  static PrivateKey privateKey(String text) {
    try {
      byte[] bytes = Base64.getDecoder().decode(text.strip());
      return KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(bytes));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new InputException(
          "The key file holds no Ed25519 key; delete it, and a new one is made.");
    }
  }
}
