import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { run, type Statement } from '../db/statement.ts';
import { newId } from '../kernel/ids.ts';
import { requestContext } from '../kernel/request-context.ts';

export type Deed = {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly data?: Prisma.InputJsonObject;
  /** Why, in the words of who looks or acts. */
  readonly purpose?: string | undefined;
  readonly brandId?: string | undefined;
  readonly now: Date;
};

/** Every staff verb writes one, in its own transaction: what was done and by whom cannot be parted. */
export async function audit(
  tx: Db,
  { actor, action, subject, data = {}, purpose, brandId, now }: Deed,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: newId(now.getTime()),
      ...{ actor, action, subject, data, at: now },
      purpose: purpose ?? null,
      brandId: brandId ?? null,
      requestId: requestContext()?.requestId ?? null,
    },
  });
}

const ENTRY: Statement = {
  name: 'audit-entry',
  text: `
    insert into audit_entries (id, actor, action, subject, data, purpose, brand_id, request_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** A look changes nothing that it could stand in one transaction with: it is on the disk before anything is shown. */
export async function auditLook(look: Deed): Promise<void> {
  const { actor, action, subject, data = {}, purpose = null, brandId = null, now } = look;
  const requestId = requestContext()?.requestId ?? null;
  const id = newId(now.getTime());
  await run(ENTRY, [id, actor, action, subject, data, purpose, brandId, requestId, now]);
}
