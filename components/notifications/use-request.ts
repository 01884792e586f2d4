'use client';

import { useState } from 'react';
import { useErrorToast } from './use-error-toast.ts';

/** A call behind a button: whether it is under way; what refuses it is said in passing, and `run` is false. */
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
