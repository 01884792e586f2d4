'use client';

import { useEffect, useState } from 'react';

export interface Option {
  value: string;
  label: string;
  /** Second line, for example the province. */
  note?: string;
}

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
export type OptionState =
  | { status: 'short' | 'loading' | 'failed' }
  | { status: 'ready'; options: readonly Option[] };

const MIN_CHARACTERS = 3;
const PAUSE_MS = 180;

/** Loads once the typing pauses; a newer query cancels the older one. */
export function useOptions(query: string, load: LoadOptions): OptionState {
  const text = query.trim();
  const [answer, setAnswer] = useState<{ text: string; state: OptionState }>();
  useEffect(() => {
    if (text.length < MIN_CHARACTERS) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      load(text, abort.signal).then(
        (options) => {
          if (!abort.signal.aborted) setAnswer({ text, state: { status: 'ready', options } });
        },
        () => {
          if (!abort.signal.aborted) setAnswer({ text, state: { status: 'failed' } });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, load]);
  if (text.length < MIN_CHARACTERS) return { status: 'short' };
  return answer?.text === text ? answer.state : { status: 'loading' };
}
