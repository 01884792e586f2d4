import { writeStored, readStored } from '#components/ui/browser-memory.ts';

/**
 * The reference text's own keys: how much the member was notified of, and that something is pending for the
 * tab's return.
 */
const COUNT = 'messaggiNonLetti';
const PENDING = 'notificheInPending';
const PENDING_KIND = 'tipologiaNotifica';
/** The visit in which a notification was shown. */
const NOTIFIED_VISIT = 'noticesToldIn';

/** All of these keys, which are cleared for the next member who logs in. */
export const NOTIFIED_KEYS = [COUNT, PENDING, PENDING_KIND, NOTIFIED_VISIT];

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
