import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { run, type Statement } from '../db/statement.ts';
import { newId } from '../kernel/ids.ts';
import { requestContext } from '../kernel/request-context.ts';

export type StaffAction = {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly data?: Prisma.InputJsonObject;
  /** The purpose, as stated by the actor; defaults to that of the current staff call. */
  readonly purpose?: string | undefined;
  /** Also defaults to that of the current staff call. */
  readonly brandId?: string | undefined;
  readonly now: Date;
};

function entryOf({ actor, action, subject, data = {}, purpose, brandId, now }: StaffAction) {
  const call = requestContext();
  // A call without a purpose is not a staff call; its host does not determine the action's brand.
  const own = call?.purpose === undefined ? undefined : call;
  return {
    id: newId(now.getTime()),
    actor,
    action,
    subject,
    data,
    at: now,
    purpose: purpose ?? own?.purpose ?? null,
    brandId: brandId ?? own?.brandId ?? null,
    requestId: call?.requestId ?? null,
  };
}

/**
 * Every staff action writes an entry inside its own transaction, so that the action and its record are stored
 * together or not at all.
 */
export async function audit(tx: Db, action: StaffAction): Promise<void> {
  await tx.auditEntry.create({ data: entryOf(action) });
}

const ENTRY: Statement = {
  name: 'audit-entry',
  text: `
    insert into audit_entries (id, actor, action, subject, data, purpose, brand_id, request_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** A read has no transaction to join: the entry is committed before anything is shown. */
export async function logAccess(access: StaffAction): Promise<void> {
  const { id, actor, action, subject, data, purpose, brandId, requestId, at } = entryOf(access);
  await run(ENTRY, [id, actor, action, subject, data, purpose, brandId, requestId, at]);
}
