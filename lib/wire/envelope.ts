import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';

/**
 * The texts' envelope: AES in CryptoJS's passphrase format (OpenSSL salted, base64). The passphrase is
 * shared with every client, so this hides nothing from anybody; TLS protects, this keeps the wire.
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
