'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { TextHint } from '#lib/text/hints.ts';

type Read = (draft: string, recentText: string) => readonly TextHint[];

interface TextHintOptions {
  /** The text being written, and the peer's latest messages. */
  draft: string;
  recentText: string;
  /** The server hides phone numbers of members without the card check. */
  cardVerified: boolean;
}

const NONE: readonly TextHint[] = [];

/**
 * Analyses the text being written, from the moment the member starts to write. It warns and never blocks: a
 * text that the member may regret is held back once, and the second press sends it unchanged.
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
    /** This exact text was held back once. */
    held: trimmed !== '' && asked === trimmed,
    /** Loads the analysis, which is not needed before the member writes. */
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
    /** Whether this press sends the text. */
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
