import type { Db } from '../db/client.ts';
import { auditEntry, type StaffAction } from './audit-entry.ts';

/**
 * Every staff action writes an entry inside its own transaction, so that the action and its record are stored
 * together or not at all.
 */
export async function audit(tx: Db, action: StaffAction): Promise<void> {
  await tx.auditEntry.create({ data: auditEntry(action) });
}
