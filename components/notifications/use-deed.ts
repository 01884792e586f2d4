'use client';

import { useState } from 'react';
import { useTellError } from './use-tell-error.ts';

interface Deed {
  pending: boolean;
  run: () => void;
}

/** A press that calls the server: pending until it has answered, its failure told in passing. */
export function useDeed(deed: () => Promise<void>): Deed {
  const tellError = useTellError();
  const [pending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    setPending(true);
    try {
      await deed();
    } catch (error) {
      tellError(error);
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    run: () => {
      void run();
    },
  };
}
