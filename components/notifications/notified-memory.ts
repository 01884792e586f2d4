import { writeStored, readStored } from '#components/ui/browser-memory.ts';

/** The texts' own keys: how much the member was told of, and that something waits for the tab's return. */
const COUNT = 'messaggiNonLetti';
const PENDING = 'notificheInPending';
const PENDING_KIND = 'tipologiaNotifica';
/** The visit in which something was told. */
const NOTIFIED_VISIT = 'noticesToldIn';

/** All of it, for whoever logs in after. */
export const NOTIFIED_KEYS = [COUNT, PENDING, PENDING_KIND, NOTIFIED_VISIT];

/** The member knows of this much. */
export function storeNotifiedCount(total: number): void {
  writeStored(COUNT, String(total));
}

/** Whether more waits than the member was told of; what was read meanwhile is forgotten. */
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

/** That something came due while the tab was out of sight, so that a page loaded anew knows it too. */
export function setPendingNotification(kind: string | null): void {
  writeStored(PENDING, kind === null ? null : 'true');
  writeStored(PENDING_KIND, kind);
}

export function isPending(): boolean {
  return readStored(PENDING) === 'true';
}
