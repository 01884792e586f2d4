'use client';

import { useState } from 'react';
import { useErrorToast } from './use-error-toast.ts';

interface Mutation {
  pending: boolean;
  run: () => void;
}

/** A press that calls the server: pending until it has answered, its failure told in passing. */
export function useMutation(action: () => Promise<void>): Mutation {
  const showError = useErrorToast();
  const [pending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      showError(error);
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
