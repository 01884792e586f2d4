import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function joined(fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields).sort();
  return names.map((name) => `${name}=${fields[name] ?? ''}|`).join('');
}

/** Signature of a merchant's request: over lower-case text, including the key. */
export const requestSignature = (fields: Readonly<Record<string, string>>, key: string): string =>
  sha256(`${joined(fields)}${key}`.toLowerCase());

/** Signature of a callback: over the text without changing its case. */
export const callbackSum = (fields: Readonly<Record<string, string>>, key: string): string =>
  sha256(`${joined(fields)}${key}`);
