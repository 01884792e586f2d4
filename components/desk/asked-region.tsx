'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Trouble } from './trouble.tsx';
import type { Asked } from './use-asked.ts';

interface AskedRegionProps<T> {
  asked: Asked<T>;
  /** How many lines are likely to come. */
  lines?: number;
  children: (value: T) => ReactNode;
}

/** What was asked for: its shape while it comes, and a way to ask again when it did not. */
export function AskedRegion<T>({ asked, lines = 6, children }: AskedRegionProps<T>) {
  const { value, trouble, again } = asked;
  return (
    <div aria-busy={value === null && trouble === null}>
      {trouble !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3">
          <Trouble>{trouble}</Trouble>
          {value !== null && (
            <span className="text-sm text-ink-soft">What you see is the last that was known.</span>
          )}
          <Button size="sm" variant="secondary" onClick={again}>
            Ask again
          </Button>
        </div>
      )}
      {value === null && trouble === null && (
        <div className="mt-6 grid gap-3">
          {Array.from({ length: lines }, (_, index) => (
            <Skeleton key={index} className="h-6 w-full" />
          ))}
        </div>
      )}
      {value !== null && children(value)}
    </div>
  );
}
