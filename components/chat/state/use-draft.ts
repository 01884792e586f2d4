'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';

const listeners = new Set<() => void>();
const drafts = new Map<string, string>();

function keyOf(angelId: string): string {
  return `draft.${angelId}`;
}

function read(angelId: string): string {
  const draft = drafts.get(angelId) ?? readStored(keyOf(angelId), 'session') ?? '';
  drafts.set(angelId, draft);
  return draft;
}

/** Replaces the draft for a peer; without storage it lasts as long as the page. */
export function writeDraft(angelId: string, text: string): void {
  drafts.set(angelId, text);
  writeStored(keyOf(angelId), text === '' ? null : text, 'session');
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The draft for a peer; it survives a reload of the tab. `lastSent` is the member's newest message when the
 * page was rendered: a draft with the same text was sent in the meantime, after a payment.
 */
export function useDraft(
  angelId: string,
  lastSent: string | undefined,
): [string, (text: string) => void] {
  useEffect(() => {
    if (lastSent !== undefined && read(angelId).trim() === lastSent) writeDraft(angelId, '');
  }, [angelId, lastSent]);
  const draft = useSyncExternalStore(
    listen,
    () => read(angelId),
    () => '',
  );
  return [
    draft,
    (text) => {
      writeDraft(angelId, text);
    },
  ];
}
