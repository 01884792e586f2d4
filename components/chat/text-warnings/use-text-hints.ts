'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { TextHint } from '#lib/text/hints.ts';

type Read = (draft: string, recentText: string) => readonly TextHint[];

interface TextHintOptions {
  /** What is being written, and what the other side said last. */
  draft: string;
  recentText: string;
  /** Numbers of members without the card check are hidden by the server. */
  cardVerified: boolean;
}

const NONE: readonly TextHint[] = [];

/**
 * Reads what is being written, from the first moment somebody writes on. It warns and never swallows: what
 * one may regret is asked about once, and the second press sends it as it is.
 */
export function useTextHints({ draft, recentText, cardVerified }: TextHintOptions) {
  const [reader, setReader] = useState<{ read: Read } | null>(null);
  const begun = useRef(false);
  const [asked, setAsked] = useState('');
  const settled = useDeferredValue(draft);
  const find = useCallback(
    (text: string) =>
      (reader?.read(text, recentText) ?? NONE).filter(
        ({ kind }) => kind !== 'phone' || !cardVerified,
      ),
    [reader, recentText, cardVerified],
  );
  const hints = useMemo(() => find(settled), [find, settled]);
  const trimmed = draft.trim();
  return {
    hints,
    /** These very words were held back once. */
    held: trimmed !== '' && asked === trimmed,
    /** Fetches what reads words; nobody needs it before they write. */
    begin: (): void => {
      if (begun.current) return;
      begun.current = true;
      import('#lib/text/hints.ts').then(
        ({ hintsIn }) => {
          setReader({ read: hintsIn });
        },
        () => {
          begun.current = false;
        },
      );
    },
    /** Whether the words go out with this press. */
    pass: (): boolean => {
      const held = asked !== trimmed && find(draft).some(isRegretted);
      setAsked(held ? trimmed : '');
      return !held;
    },
  };
}

function isRegretted({ kind }: TextHint): boolean {
  return kind === 'offensive' || kind === 'phone';
}
