'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { draftKey, readDraft, subscribeToDrafts, writeDraft } from './drafts.ts';

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
    if (lastSent !== undefined && readDraft(key).trim() === lastSent) writeDraft(key, '');
  }, [key, lastSent]);
  const draft = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key),
    () => '',
  );
  return [
    draft,
    (text) => {
      writeDraft(key, text);
    },
  ];
}
