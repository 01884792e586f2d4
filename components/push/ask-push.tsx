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

/** Proposes push when it is useful: once the member has sent a message and expects an answer. */
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
