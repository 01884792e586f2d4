'use client';

import { useState } from 'react';
import { useTellError } from './use-tell-error.ts';

interface StaffAction {
  pending: boolean;
  run: () => void;
}

/** A press that calls the server: pending until it has answered, its failure told in passing. */
export function useMutation(action: () => Promise<void>): StaffAction {
  const tellError = useTellError();
  const [pending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    setPending(true);
    try {
      await action();
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
