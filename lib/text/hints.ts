import { languageOf, type Language } from './language.ts';
import { warningsIn, type Warning } from './warnings.ts';

/** A hint shown to the author of a text before it is sent. */
export type TextHint =
  | { readonly kind: Exclude<Warning, 'phone_hidden'> }
  /** The draft is in another language than the peer's messages. */
  | { readonly kind: 'language'; readonly written: Language; readonly spoken: Language };

/** Hints about a draft, given the peer's recent messages. Pure. */
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
