'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';

const listeners = new Set<() => void>();
const drafts = new Map<string, string>();

/** The key of a member's draft for a peer: another member who logs in on the same tab does not see it. */
export function draftKey(trackerId: string, angelId: string): string {
  return `draft.${trackerId}.${angelId}`;
}

function read(key: string): string {
  const draft = drafts.get(key) ?? readStored(key, 'session') ?? '';
  drafts.set(key, draft);
  return draft;
}

/** Replaces a draft; without storage it lasts as long as the page. */
export function writeDraft(key: string, text: string): void {
  drafts.set(key, text);
  writeStored(key, text === '' ? null : text, 'session');
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The member's draft for a peer; it survives a reload of the tab. `lastSent` is the member's newest message when the
 * page was rendered: a draft with the same text was sent in the meantime, after a payment.
 */
export function useDraft(
  angelId: string,
  lastSent: string | undefined,
): [string, (text: string) => void] {
  const key = draftKey(useRealtime().trackerId, angelId);
  useEffect(() => {
    if (lastSent !== undefined && read(key).trim() === lastSent) writeDraft(key, '');
  }, [key, lastSent]);
  const draft = useSyncExternalStore(
    listen,
    () => read(key),
    () => '',
  );
  return [
    draft,
    (text) => {
      writeDraft(key, text);
    },
  ];
}
