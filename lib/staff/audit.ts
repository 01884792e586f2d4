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
  /** Why, in the words of who looks or acts; that of the staff's running call, unless another is given. */
  readonly purpose?: string | undefined;
  /** The same holds. */
  readonly brandId?: string | undefined;
  readonly now: Date;
};

function entryOf({ actor, action, subject, data = {}, purpose, brandId, now }: StaffAction) {
  const call = requestContext();
  // A call that is not the staff's came by some host, which does not tell whose the deed is.
  const own = call?.purpose === undefined ? undefined : call;
  return {
    id: newId(now.getTime()),
    ...{ actor, action, subject, data, at: now },
    purpose: purpose ?? own?.purpose ?? null,
    brandId: brandId ?? own?.brandId ?? null,
    requestId: call?.requestId ?? null,
  };
}

/** Every staff verb writes one, in its own transaction: what was done and by whom cannot be parted. */
export async function audit(tx: Db, action: StaffAction): Promise<void> {
  await tx.auditEntry.create({ data: entryOf(action) });
}

const ENTRY: Statement = {
  name: 'audit-entry',
  text: `
    insert into audit_entries (id, actor, action, subject, data, purpose, brand_id, request_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** A look changes nothing that it could stand in one transaction with: it is on the disk before anything is shown. */
export async function logAccess(access: StaffAction): Promise<void> {
  const { id, actor, action, subject, data, purpose, brandId, requestId, at } = entryOf(access);
  await run(ENTRY, [id, actor, action, subject, data, purpose, brandId, requestId, at]);
}
