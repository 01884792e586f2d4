import { MEMBER_KEYS } from '#components/realtime/own-browser.ts';
import { writeStored, readStored } from '#components/ui/browser-memory.ts';

const {
  notifiedCount: COUNT,
  pendingNotice: PENDING,
  pendingNoticeKind: PENDING_KIND,
  notifiedVisit: NOTIFIED_VISIT,
} = MEMBER_KEYS;

/** Stores that the member was notified of this many. */
export function storeNotifiedCount(total: number): void {
  writeStored(COUNT, String(total));
}

/** Whether there is more than the member was notified of; a lower total replaces the stored one. */
export function hasUnnotified(total: number): boolean {
  const notified = Number(readStored(COUNT) ?? '0');
  if (total < notified) storeNotifiedCount(total);
  return total > notified;
}

export function wasNotifiedInVisit(landed: number): boolean {
  return readStored(NOTIFIED_VISIT) === String(landed);
}

export function storeNotifiedVisit(landed: number): void {
  writeStored(NOTIFIED_VISIT, String(landed));
}

/** Stores that something came due while the tab was hidden, so that a reloaded page knows it too. */
export function setPendingNotification(kind: string | null): void {
  writeStored(PENDING, kind === null ? null : 'true');
  writeStored(PENDING_KIND, kind);
}

export function isPending(): boolean {
  return readStored(PENDING) === 'true';
}
