'use client';

import { useState } from 'react';
import { deskError } from './desk-errors.ts';

export type Mutation = {
  readonly pending: boolean;
  /** The error of the last attempt, as text; null if there was none. */
  readonly errorMessage: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
};

/** Runs one action at a time and stores its result. */
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
