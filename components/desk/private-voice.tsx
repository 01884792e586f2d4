'use client';

import { Skeleton } from '#components/ui/skeleton.tsx';
import { usePrivateFile } from './use-private-file.ts';

const MISSING = { deleted: 'Recording deleted', failed: 'Could not load' } as const;

interface PrivateVoiceProps {
  /** Its address. */
  path: string;
  purpose: string;
  /** Whose it is. */
  label: string;
}

/** A recording that only staff may hear. */
export function PrivateVoice({ path, purpose, label }: PrivateVoiceProps) {
  const file = usePrivateFile(path, purpose);
  if (file === null) return <Skeleton className="block h-12 w-72 max-w-full" />;
  if ('missing' in file) {
    return <p className="text-sm text-ink-soft">{MISSING[file.missing]}</p>;
  }
  return <audio controls src={file.address} aria-label={label} className="w-72 max-w-full" />;
}
