import { languageOf, type Language } from './language.ts';
import { warningsIn, type Warning } from './warnings.ts';

/** Warnings that its author is told too. Of a scam only its reader is told: the author would learn how to avoid the mark. */
type AuthorWarning = Exclude<Warning, (typeof READERS_ONLY)[number]>;

const READERS_ONLY = ['phone_hidden', 'scam', 'money', 'meeting'] as const;

function isForAuthor(kind: Warning): kind is AuthorWarning {
  return !READERS_ONLY.some((one) => one === kind);
}

/** A hint shown to the author of a text before it is sent. */
export type TextHint =
  | { readonly kind: AuthorWarning }
  /** The draft is in another language than the peer's messages. */
  | { readonly kind: 'language'; readonly written: Language; readonly spoken: Language };

/** Hints about a draft, given the peer's recent messages. Pure. */
export function hintsIn(text: string, recentText: string): readonly TextHint[] {
  const kinds = warningsIn(text).filter(isForAuthor);
  const written = languageOf(text);
  const spoken = written && languageOf(recentText);
  return [
    ...kinds.map((kind) => ({ kind })),
    ...(written && spoken && written !== spoken
      ? [{ kind: 'language' as const, written, spoken }]
      : []),
  ];
}
