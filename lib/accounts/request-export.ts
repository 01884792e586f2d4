import { db, inTransaction } from '../db/client.ts';
import type { DataExport, Prisma } from '../db/generated/client.ts';
import type { ExportRequester } from '../db/generated/enums.ts';
import { wakeJobs } from '../queue/wake.ts';
import { after, DAY, SECOND } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { newPhotoKey } from '../media/photo-files.ts';
import { lockMember } from '../identity/lock-member.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { EXPORTS_PER_DAY } from './limits.ts';

/** An export as its member sees it. Its name in the store is never sent. Pure. */
function presentExport(row: DataExport) {
  const { id, requestedAt, readyAt, bytes } = row;
  const state = row.state === 'ready' || row.state === 'failed' ? row.state : 'waiting';
  const expiresAt = state === 'ready' ? row.dueAt : null;
  return { id, state, requestedAt, readyAt, expiresAt, bytes } as const;
}

/** Called in a transaction for a member or customer care: queues one export, built by a due job. */
export async function beginExport(
  tx: Prisma.TransactionClient,
  memberId: string,
  by: ExportRequester,
  now: Date,
): Promise<DataExport> {
  await lockMember(tx, memberId);
  const waiting = await tx.dataExport.findFirst({ where: { memberId, state: 'waiting' } });
  if (waiting) return waiting;
  const today = await tx.dataExport.findMany({
    where: { memberId, requestedBy: 'member', requestedAt: { gt: after(now, -DAY) } },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    take: EXPORTS_PER_DAY,
    select: { requestedAt: true },
  });
  const oldest = today[EXPORTS_PER_DAY - 1];
  if (by === 'member' && oldest) {
    const ms = after(oldest.requestedAt, DAY).getTime() - now.getTime();
    fail('export_limit', { retryAfter: Math.ceil(ms / SECOND) });
  }
  return tx.dataExport.create({
    data: {
      id: newId(now.getTime()),
      memberId,
      requestedBy: by,
      state: 'waiting',
      objectKey: newPhotoKey(),
      dueAt: now,
      requestedAt: now,
    },
  });
}

/** A member requests a data export; while one is being built, that one is returned. Raises `export_limit`. */
export async function requestExport(member: MemberViewer, now: Date) {
  const row = await inTransaction((tx) => beginExport(tx, member.memberId, 'member', now));
  wakeJobs();
  return presentExport(row);
}

/** The member's own data exports, newest first. */
export async function listExports(member: MemberViewer) {
  const rows = await db().dataExport.findMany({
    where: { memberId: member.memberId },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    take: 20,
  });
  return rows.map(presentExport);
}
