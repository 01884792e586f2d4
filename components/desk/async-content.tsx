'use client';

import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from './load-error.tsx';

interface AsyncContentProps<Data> {
  result: {
    readonly data: Data | undefined;
    readonly errorMessage: string | null;
    readonly reading: boolean;
    readonly resting?: boolean;
    readonly again: () => void;
  };
  /** How many lines are likely to come. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** What is being read: its shape at first, what went wrong with a way on, then itself. */
export function AsyncContent<Data>({ result, lines = 6, children }: AsyncContentProps<Data>) {
  const { data, errorMessage, reading, resting = false, again } = result;
  return (
    <div aria-busy={data === undefined && reading}>
      {errorMessage !== null && (
        <LoadError {...{ errorMessage, reading, again }}>
          {data !== undefined && (
            <span className="text-sm text-ink-soft">What you see is the last that was known.</span>
          )}
        </LoadError>
      )}
      {resting && (
        <p role="status" className="mt-4 rounded-card bg-sunken px-4 py-2.5 text-sm">
          Nobody was here for five minutes, so this rests. Press any key and it goes on.
        </p>
      )}
      {data === undefined && errorMessage === null && (
        <div className="grid gap-2 py-3">
          {Array.from({ length: lines }, (_, row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      )}
      {data !== undefined && children(data)}
    </div>
  );
}
