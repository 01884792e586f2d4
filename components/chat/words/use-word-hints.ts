'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { WordHint } from '#lib/text/hints.ts';

type Read = (words: string, talk: string) => readonly WordHint[];

interface WordHintOptions {
  /** What is being written, and what the other side said last. */
  words: string;
  talk: string;
  /** Numbers of members without the card check are hidden by the server. */
  cardVerified: boolean;
}

const NONE: readonly WordHint[] = [];

/**
 * Reads what is being written, from the first moment somebody writes on. It warns and never swallows: what
 * one may regret is asked about once, and the second press sends it as it is.
 */
export function useWordHints({ words, talk, cardVerified }: WordHintOptions) {
  const [reader, setReader] = useState<{ read: Read } | null>(null);
  const begun = useRef(false);
  const [asked, setAsked] = useState('');
  const settled = useDeferredValue(words);
  const find = useCallback(
    (text: string) =>
      (reader?.read(text, talk) ?? NONE).filter(({ kind }) => kind !== 'phone' || !cardVerified),
    [reader, talk, cardVerified],
  );
  const hints = useMemo(() => find(settled), [find, settled]);
  const trimmed = words.trim();
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
      const held = asked !== trimmed && find(words).some(isRegretted);
      setAsked(held ? trimmed : '');
      return !held;
    },
  };
}

function isRegretted({ kind }: WordHint): boolean {
  return kind === 'offensive' || kind === 'phone';
}
