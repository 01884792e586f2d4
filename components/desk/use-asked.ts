'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '#lib/http/client/call.ts';
import { deskWords } from './words.ts';

export type Asked<T> = {
  /** The last answer about the same thing; null until there is one. */
  readonly value: T | null;
  /** Why the last try failed; the answer before it stays. */
  readonly trouble: string | null;
  readonly again: () => void;
};

type Known<T> = { readonly of: string; readonly value: T | null; readonly trouble: string | null };

/**
 * What the desk answers about `of`, asked anew when that changes, and every so often where a time is given
 * and somebody looks. What is shown stays until there is something newer: nothing flickers.
 */
export function useAsked<T>(of: string, ask: () => Promise<T>, everyMs?: number): Asked<T> {
  const [known, setKnown] = useState<Known<T>>({ of, value: null, trouble: null });
  const [turn, setTurn] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        const value = await askNow();
        if (!over) setKnown({ of, value, trouble: null });
      } catch (error) {
        const trouble = deskWords(codeOf(error));
        if (!over) {
          setKnown((before) => ({ of, value: before.of === of ? before.value : null, trouble }));
        }
      }
      if (!over && everyMs !== undefined) wait(everyMs);
    };
    const wait = (ms: number): void => {
      timer = setTimeout(() => {
        if (document.hidden) wait(ms);
        else void look();
      }, ms);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [of, turn, everyMs]);
  const same = known.of === of;
  return {
    value: same ? known.value : null,
    trouble: same ? known.trouble : null,
    again: () => {
      setTurn((before) => before + 1);
    },
  };
}
