import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';

type Voided = {
  readonly reference: string;
  readonly reason: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Staff only: voids a declaration that concerns no order of ours. Raises `not_found`. */
export async function voidDeclaration(voided: Voided): Promise<void> {
  const { reference, reason, actor, purpose, now } = voided;
  await inTransaction(async (tx) => {
    const { count } = await tx.declaration.updateMany({
      where: { reference, state: 'care' },
      data: { state: 'void' },
    });
    if (count === 0) fail('not_found');
    const { brandId } = await tx.declaration.findUniqueOrThrow({ where: { reference } });
    await audit(tx, {
      actor,
      purpose,
      brandId,
      action: 'declaration.void',
      subject: reference,
      data: { reason },
      now,
    });
  });
}
