'use client';

import { useState } from 'react';
import { later } from '#components/ui/later.tsx';
import { mayAsk } from './ask-memory.ts';

const AskPushStrip = later(async () => (await import('./ask-push-strip.tsx')).AskPushStrip);

interface Said {
  readonly from: string;
  readonly type: string;
  readonly seq: number;
}

/** Proposes push where it is wanted: once something of one's own is on its way, and an answer is to come. */
export function AskPush({ stored, name }: { stored: readonly Said[]; name: string }) {
  const own = stored.findLast(({ from, type }) => from === 'self' && type === 'personal')?.seq ?? 0;
  const [first] = useState(own);
  const [asks, setAsks] = useState<boolean | null>(null);
  if (asks === null && own > first) setAsks(mayAsk());
  if (asks !== true) return null;
  return (
    <AskPushStrip
      name={name}
      onDone={() => {
        setAsks(false);
      }}
    />
  );
}
