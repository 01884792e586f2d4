'use client';

import { useState } from 'react';
import { useTellError } from './use-tell-error.ts';

/** A call behind a button: whether it is under way; what refuses it is said in passing, and `run` is false. */
export function useToldCall() {
  const tellError = useTellError();
  const [pending, setPending] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await work();
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
