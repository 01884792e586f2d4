import { db, inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { checkLedgerWork } from '../../payments/ledger/record-check.ts';
import { lastRuns } from '../jobs/last-runs.ts';
import type { LedgerCheckRow, LedgerJob } from './contract.ts';

const MAX_ROWS = 20;

/** For finance: the last ledger checks, newest first. */
export async function listLedgerChecks(): Promise<LedgerCheckRow[]> {
  const rows = await db().ledgerCheck.findMany({ orderBy: { id: 'desc' }, take: MAX_ROWS });
  const nameOf = await operatorNames(rows.map(({ askedBy }) => askedBy));
  return rows.map((row) => ({
    ...row,
    askedBy: nameOf(row.askedBy),
    state: row.state === 'done' ? 'done' : 'due',
    faults: row.faults as LedgerCheckRow['faults'],
  }));
}

/** For finance: the last run of the job that checks the ledger; null before the first. */
export async function lastLedgerJob(): Promise<LedgerJob | null> {
  const runs = await lastRuns();
  return runs.get(checkLedgerWork.name) ?? null;
}

type StaffAction = { readonly actor: string; readonly now: Date };

/** For finance: schedules a ledger check. A second request while one is due has no effect. */
export async function requestLedgerCheck({ actor, now }: StaffAction): Promise<void> {
  const id = newId(now.getTime());
  await inTransaction(async (tx) => {
    const data = { id, state: 'due', askedBy: actor, askedAt: now } as const;
    const { count } = await tx.ledgerCheck.createMany({ data, skipDuplicates: true });
    if (count === 1) await audit(tx, { actor, action: 'ledger.check', subject: id, now });
  });
  wakeJobs();
}
