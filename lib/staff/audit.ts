import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { requestContext } from '../kernel/request-context.ts';

type Deed = {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly data?: Prisma.InputJsonObject;
  /** Why, in the words of who looks or acts. */
  readonly purpose?: string | undefined;
  readonly brandId?: string;
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
