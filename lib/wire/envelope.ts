import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';

/**
 * The texts' envelope: AES in CryptoJS's passphrase format (OpenSSL salted, base64). Every client knows the
 * passphrase, so the envelope protects nothing; TLS does. It exists for compatibility with the wire.
 */
export function seal(value: unknown, passphrase: string): string {
  return AES.encrypt(JSON.stringify(value), passphrase).toString();
}

/** The sealed value, or undefined when the text was not sealed with this passphrase. */
export function open(sealed: string, passphrase: string): unknown {
  try {
    const text = AES.decrypt(sealed, passphrase).toString(Utf8);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
