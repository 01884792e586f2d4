import { createHash } from 'node:crypto';
import { foldedWords } from '../../text/fold.ts';

/** The same for texts that differ in case, accents, spaces or marks alone: those are the same words. Pure. */
export function fingerprint(text: string): string {
  const words = foldedWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(words.join(' ')).digest('base64url');
}
