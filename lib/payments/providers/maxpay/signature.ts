import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = Readonly<Record<string, string>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function joined(fields: Signed): string {
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return pairs.map(([name, value]) => `${name}=${value}|`).join('');
}

/** Of a request: everything in lower case, the key too. */
export const requestSignature = (fields: Signed, privateKey: string): string =>
  sha256(`${joined(fields)}${privateKey}`.toLowerCase());

/** Of a callback: as it is written. */
export function callbackHolds({ checkSum = '', ...fields }: Signed, privateKey: string): boolean {
  const right = Buffer.from(sha256(`${joined(fields)}${privateKey}`));
  const given = Buffer.from(checkSum.toLowerCase());
  return given.length === right.length && timingSafeEqual(given, right);
}
