import { languageOf, type Language } from './language.ts';
import { warningsIn, type Warning } from './warnings.ts';

/** What somebody may want to know of their words before they go out. */
export type TextHint =
  | { readonly kind: Exclude<Warning, 'phone_hidden'> }
  /** The talk goes on in another language than it had. */
  | { readonly kind: 'language'; readonly written: Language; readonly spoken: Language };

/** Of words that are being written, after what the other side said last. Pure. */
export function hintsIn(text: string, recentText: string): readonly TextHint[] {
  const kinds = warningsIn(text).filter((kind) => kind !== 'phone_hidden');
  const written = languageOf(text);
  const spoken = written && languageOf(recentText);
  return [
    ...kinds.map((kind) => ({ kind })),
    ...(written && spoken && written !== spoken
      ? [{ kind: 'language' as const, written, spoken }]
      : []),
  ];
}
