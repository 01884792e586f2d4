import { createHash } from 'node:crypto';
import { foldedWords } from '../../text/fold.ts';

/** The same for texts that differ only in case, accents, spaces or punctuation: they count as the same text. Pure. */
export function fingerprint(text: string): string {
  const tokens = foldedWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(tokens.join(' ')).digest('base64url');
}
