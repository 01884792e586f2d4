'use client';

import { useState } from 'react';
import { useErrorToast } from './use-error-toast.ts';

interface Mutation {
  pending: boolean;
  run: () => void;
}

/** An action that calls the server: pending until it has answered; a failure is shown in a toast. */
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
