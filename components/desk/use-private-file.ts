'use client';

import { useEffect, useState } from 'react';

const NOT_FOUND = 404;

export type PrivateFile =
  | { readonly address: string }
  | { readonly missing: 'deleted' | 'failed' }
  | null;

/**
 * A file that only staff may see or hear, null until it is loaded: fetched with the purpose header, which the address
 * of an element cannot carry, and stored by this page only. `prepare` must be a stable function.
 */
export function usePrivateFile(
  path: string,
  purpose: string,
  prepare?: (address: string) => Promise<void>,
): PrivateFile {
  const [file, setFile] = useState<PrivateFile>(null);
  useEffect(() => {
    const asking = new AbortController();
    let address = '';
    const load = async (): Promise<void> => {
      const answer = await fetch(path, {
        headers: { 'x-purpose': encodeURIComponent(purpose) },
        signal: asking.signal,
      });
      if (!answer.ok) {
        setFile({ missing: answer.status === NOT_FOUND ? 'deleted' : 'failed' });
        return;
      }
      address = URL.createObjectURL(await answer.blob());
      await prepare?.(address);
      setFile({ address });
    };
    load().catch(() => {
      if (!asking.signal.aborted) setFile({ missing: 'failed' });
    });
    return () => {
      asking.abort();
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [path, purpose, prepare]);
  return file;
}
