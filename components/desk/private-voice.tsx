'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';

const NOT_FOUND = 404;

type Loaded = { readonly address: string } | { readonly missing: 'deleted' | 'failed' };

const MISSING = { deleted: 'Recording deleted', failed: 'Could not load' } as const;

interface PrivateVoiceProps {
  /** Its address. */
  path: string;
  purpose: string;
  /** Whose it is. */
  label: string;
}

/**
 * A recording that only staff may hear: fetched with the purpose header, which an address of the audio element cannot
 * carry, and stored by this page only.
 */
export function PrivateVoice({ path, purpose, label }: PrivateVoiceProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    let address = '';
    const load = async (): Promise<void> => {
      const answer = await fetch(path, {
        headers: { 'x-purpose': encodeURIComponent(purpose) },
        signal: asking.signal,
      });
      if (!answer.ok) {
        setLoaded({ missing: answer.status === NOT_FOUND ? 'deleted' : 'failed' });
        return;
      }
      address = URL.createObjectURL(await answer.blob());
      setLoaded({ address });
    };
    load().catch(() => {
      if (!asking.signal.aborted) setLoaded({ missing: 'failed' });
    });
    return () => {
      asking.abort();
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [path, purpose]);
  if (loaded === null) return <Skeleton className="block h-12 w-72 max-w-full" />;
  if ('missing' in loaded) {
    return <p className="text-sm text-ink-soft">{MISSING[loaded.missing]}</p>;
  }
  return <audio controls src={loaded.address} aria-label={label} className="w-72 max-w-full" />;
}
