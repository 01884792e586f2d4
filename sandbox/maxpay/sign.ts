import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function joined(fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields).sort();
  return names.map((name) => `${name}=${fields[name] ?? ''}|`).join('');
}

/** As a merchant's request is signed: in lower case, key and all. */
export const requestSignature = (fields: Readonly<Record<string, string>>, key: string): string =>
  sha256(`${joined(fields)}${key}`.toLowerCase());

/** As a callback is signed: as it is written. */
export const callbackSum = (fields: Readonly<Record<string, string>>, key: string): string =>
  sha256(`${joined(fields)}${key}`);
