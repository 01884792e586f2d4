'use client';

import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from './error-message.tsx';

interface AsyncContentProps<Data> {
  result: {
    readonly data: Data | undefined;
    readonly errorMessage: string | null;
    readonly reading: boolean;
    readonly resting?: boolean;
    readonly again: () => void;
  };
  /** Expected number of lines. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Asynchronously loaded content: a skeleton at first, on failure an error with a retry, then the content. */
export function AsyncContent<Data>({ result, lines = 6, children }: AsyncContentProps<Data>) {
  const { data, errorMessage, reading, resting = false, again } = result;
  return (
    <div aria-busy={data === undefined && reading}>
      {errorMessage !== null && (
        <LoadError errorMessage={errorMessage} reading={reading} again={again}>
          {data !== undefined && (
            <span className="text-sm text-ink-soft">Showing the last known data.</span>
          )}
        </LoadError>
      )}
      {resting && (
        <p role="status" className="mt-4 rounded-card bg-sunken px-4 py-2.5 text-sm">
          Paused after five minutes without activity. Press any key to resume.
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
