'use client';

import { useState } from 'react';
import { deskError } from './words.ts';

export type StaffAction = {
  readonly pending: boolean;
  /** What went wrong with the last try, in words; null while nothing did. */
  readonly trouble: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
};

/** One thing done at a time, and what became of it. */
export function useMutation(): StaffAction {
  const [pending, setPending] = useState(false);
  const [trouble, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setError(null);
    try {
      await work();
    } catch (error) {
      setError(deskError(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, trouble, run };
}
