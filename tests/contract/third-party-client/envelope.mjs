import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

// docs/wire.md, "The envelope".
const MARK = Buffer.from('Salted__');

function keyAndIv(passphrase, salt) {
  let block = Buffer.alloc(0);
  let derived = Buffer.alloc(0);
  while (derived.length < 48) {
    block = createHash('md5').update(block).update(passphrase).update(salt).digest();
    derived = Buffer.concat([derived, block]);
  }
  return [derived.subarray(0, 32), derived.subarray(32, 48)];
}

export function seal(value, passphrase, salt = randomBytes(8)) {
  const cipher = createCipheriv('aes-256-cbc', ...keyAndIv(passphrase, salt));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([MARK, salt, text]).toString('base64');
}

export function open(sealed, passphrase) {
  const bytes = Buffer.from(sealed, 'base64');
  if (!bytes.subarray(0, 8).equals(MARK)) throw new Error('not a sealed text');
  const decipher = createDecipheriv('aes-256-cbc', ...keyAndIv(passphrase, bytes.subarray(8, 16)));
  const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
