'use client';

import { useState } from 'react';
import { deskError } from './desk-errors.ts';

export type Mutation = {
  readonly pending: boolean;
  /** What went wrong with the last try, in words; null while nothing did. */
  readonly errorMessage: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
};

/** One thing done at a time, and what became of it. */
export function useMutation(): Mutation {
  const [pending, setPending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setErrorMessage(null);
    try {
      await work();
    } catch (error) {
      setErrorMessage(deskError(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, errorMessage, run };
}
