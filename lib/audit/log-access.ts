import { run, type Statement } from '../db/statement.ts';
import { auditEntry, type StaffAction } from './audit-entry.ts';

const ENTRY: Statement = {
  name: 'audit-entry',
  text: `
    insert into audit_entries (id, actor, action, subject, data, purpose, brand_id, request_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** A read has no transaction to join: the entry is committed before anything is shown. */
export async function logAccess(access: StaffAction): Promise<void> {
  const { id, actor, action, subject, data, purpose, brandId, requestId, at } = auditEntry(access);
  await run(ENTRY, [id, actor, action, subject, data, purpose, brandId, requestId, at]);
}
