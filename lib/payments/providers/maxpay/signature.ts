import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = Readonly<Record<string, string>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function joined(fields: Signed): string {
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return pairs.map(([name, value]) => `${name}=${value}|`).join('');
}

/** Signature of a request: computed over the lower-cased text, including the key. */
export const requestSignature = (fields: Signed, privateKey: string): string =>
  sha256(`${joined(fields)}${privateKey}`.toLowerCase());

/** Signature of a callback: computed over the text as written. */
export function callbackHolds({ checkSum = '', ...fields }: Signed, privateKey: string): boolean {
  const right = Buffer.from(sha256(`${joined(fields)}${privateKey}`));
  const given = Buffer.from(checkSum.toLowerCase());
  return given.length === right.length && timingSafeEqual(given, right);
}
