import { foldedWords } from './fold.ts';
import { MONEY_PATTERNS, SCAM_PATTERNS } from './scam-patterns.ts';

/** What a text may do to its reader: ask for money, or follow a known scam. */
export type ScamSign = 'money' | 'scam';

/** The signs in a text, in any of our languages; how often they are right: docs/safety.md. Pure. */
export function scamSigns(text: string): readonly ScamSign[] {
  const folded = foldedWords(text);
  const has = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(folded));
  return [
    ...(has(SCAM_PATTERNS) ? (['scam'] as const) : []),
    ...(has(MONEY_PATTERNS) ? (['money'] as const) : []),
  ];
}
