import { createHash } from 'node:crypto';
import { fold } from '#lib/text/fold.ts';

/** What may have left the server, by the way it would have gone. */
export type Left = Readonly<Record<string, readonly Buffer[]>>;

const BASES = ['base64', 'base64url', 'hex'] as const;
const HASHES = ['md5', 'sha1', 'sha256'] as const;

/** Bytes as they may be written into a longer text of a base that takes three at a time. */
function within(bytes: Buffer): readonly string[] {
  const shifted = [0, 1, 2].map((by) => Buffer.concat([Buffer.alloc(by), bytes]));
  // The first and last signs hang together with what stands around; few signs may stand there by chance.
  const inner = shifted.map((each) => each.toString('base64').slice(4, -4));
  return inner.filter((text) => text.length >= 8);
}

/** All ways in which bytes show themselves: as they are, written otherwise, or by a hash of them. */
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

/** The same of words, which are also escaped and folded. */
export function formsOfText(needle: string): readonly string[] {
  const bytes = Buffer.from(needle);
  const escaped = [JSON.stringify(needle).slice(1, -1), encodeURIComponent(needle)];
  const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
  const folded = [fold(needle), needle.toUpperCase(), [...needle].reverse().join('')];
  return [...formsOf(bytes), ...[...escaped, ...folded].map(utf8)];
}

/** A number by itself, as JSON holds it: a length, a width, a count of signs. */
export function numberField(value: number): RegExp {
  return new RegExp(`[:[,]\\s*${String(value)}\\s*[,\\]}]`);
}

/** By which ways something left that shows one of these. */
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
