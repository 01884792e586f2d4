'use client';

import { useState } from 'react';
import { useErrorToast } from './use-error-toast.ts';

/** A call behind a button: whether it is pending. A refusal is shown in a toast, and `run` resolves to false. */
export function useRequest() {
  const showError = useErrorToast();
  const [pending, setPending] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await work();
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}

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
