import { keep, readKept } from '#components/ui/browser-memory.ts';

/** The texts' own keys: how much the member was told of, and that something waits for the tab's return. */
const COUNT = 'messaggiNonLetti';
const PENDING = 'notificheInPending';
const PENDING_KIND = 'tipologiaNotifica';
/** The visit in which something was told. */
const TOLD_IN = 'noticesToldIn';

/** All of it, for whoever logs in after. */
export const TOLD_KEYS = [COUNT, PENDING, PENDING_KIND, TOLD_IN];

/** The member knows of this much. */
export function rememberTold(total: number): void {
  keep(COUNT, String(total));
}

/** Whether more waits than the member was told of; what was read meanwhile is forgotten. */
export function isUntold(total: number): boolean {
  const told = Number(readKept(COUNT) ?? '0');
  if (total < told) rememberTold(total);
  return total > told;
}

export function wasToldIn(landed: number): boolean {
  return readKept(TOLD_IN) === String(landed);
}

export function rememberToldIn(landed: number): void {
  keep(TOLD_IN, String(landed));
}

/** That something came due while the tab was out of sight, so that a page loaded anew knows it too. */
export function keepPending(kind: string | null): void {
  keep(PENDING, kind === null ? null : 'true');
  keep(PENDING_KIND, kind);
}

export function isPending(): boolean {
  return readKept(PENDING) === 'true';
}
