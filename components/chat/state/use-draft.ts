'use client';

import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const drafts = new Map<string, string>();

function keyOf(angelId: string): string {
  return `draft.${angelId}`;
}

function read(angelId: string): string {
  const known = drafts.get(angelId);
  if (known !== undefined) return known;
  let stored = '';
  try {
    stored = sessionStorage.getItem(keyOf(angelId)) ?? '';
  } catch {
    // Storage may be forbidden; the draft then exists only until the page is left.
  }
  drafts.set(angelId, stored);
  return stored;
}

function write(angelId: string, text: string): void {
  drafts.set(angelId, text);
  try {
    if (text === '') sessionStorage.removeItem(keyOf(angelId));
    else sessionStorage.setItem(keyOf(angelId), text);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
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
    if (lastSent !== undefined && read(angelId).trim() === lastSent) write(angelId, '');
  }, [angelId, lastSent]);
  const draft = useSyncExternalStore(
    listen,
    () => read(angelId),
    () => '',
  );
  return [
    draft,
    (text) => {
      write(angelId, text);
    },
  ];
}
