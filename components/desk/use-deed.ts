'use client';

import { useState } from 'react';
import { deskTrouble } from './words.ts';

export type Deed = {
  readonly pending: boolean;
  /** What went wrong with the last try, in words; null while nothing did. */
  readonly trouble: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
};

/** One thing done at a time, and what became of it. */
export function useDeed(): Deed {
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(deskTrouble(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, trouble, run };
}
