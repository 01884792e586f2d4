import { createHash } from 'node:crypto';
import { fold } from '#lib/text/fold.ts';

/** Data that may have left the server, by output. */
export type Left = Readonly<Record<string, readonly Buffer[]>>;

const BASES = ['base64', 'base64url', 'hex'] as const;
const HASHES = ['md5', 'sha1', 'sha256'] as const;

/** The base64 text of the bytes at each of three offsets, as they appear inside a longer text. */
function within(bytes: Buffer): readonly string[] {
  const shifted = [0, 1, 2].map((by) => Buffer.concat([Buffer.alloc(by), bytes]));
  // The first and last characters depend on the bytes around; short texts may match by chance.
  const inner = shifted.map((each) => each.toString('base64').slice(4, -4));
  return inner.filter((text) => text.length >= 8);
}

/** All forms in which bytes may appear: raw, encoded, or hashed. */
export function formsOf(bytes: Buffer): readonly string[] {
  const plain = bytes.toString('latin1');
  const written = [...BASES.map((base) => bytes.toString(base)), ...within(bytes)];
  const hashes = HASHES.flatMap((name) => {
    const hash = createHash(name).update(bytes);
    const digest = hash.digest();
    return BASES.map((base) => digest.toString(base));
  });
  return [plain, ...written, ...hashes];
}

/** The same for text, which may also be escaped and folded. */
export function formsOfText(needle: string): readonly string[] {
  const bytes = Buffer.from(needle);
  const escaped = [JSON.stringify(needle).slice(1, -1), encodeURIComponent(needle)];
  const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
  const folded = [fold(needle), needle.toUpperCase(), [...needle].reverse().join('')];
  return [...formsOf(bytes), ...[...escaped, ...folded].map(utf8)];
}

/** A number as a value in JSON: a length, a width, a character count. */
export function numberField(value: number): RegExp {
  return new RegExp(`[:[,]\\s*${String(value)}\\s*[,\\]}]`);
}

/** The outputs that contain one of the needles. */
export function leakedThrough(
  left: Left,
  needles: readonly (string | RegExp)[],
): readonly string[] {
  const shows = (bytes: Buffer): boolean => {
    const text = bytes.toString('latin1');
    return needles.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));
  };
  return Object.keys(left).filter((output) => left[output]?.some(shows));
}
