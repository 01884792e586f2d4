import { db, inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { operatorNames } from '../operators/operator-names.ts';
import type { LedgerCheckRow } from './contract.ts';

const MOST = 20;

/** For finance: the last ledger checks, newest first. */
export async function listLedgerChecks(): Promise<LedgerCheckRow[]> {
  const rows = await db().ledgerCheck.findMany({ orderBy: { id: 'desc' }, take: MOST });
  const nameOf = await operatorNames(rows.map(({ askedBy }) => askedBy));
  return rows.map((row) => ({
    ...row,
    askedBy: nameOf(row.askedBy),
    state: row.state === 'done' ? 'done' : 'due',
    faults: row.faults as LedgerCheckRow['faults'],
  }));
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
