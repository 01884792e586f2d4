import { audit } from '../audit/audit.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { FingerprintKind } from '../db/generated/enums.ts';
import { after, DAY } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { payerOf, storeBlocks } from '../payments/store-blocks.ts';
import { PAYMENT_BLOCK_DAYS } from '../payments/limits.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';

type Action = {
  readonly reason: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Confirms the proposals that are about the payer of an order. */
async function confirmProposed(
  tx: Prisma.TransactionClient,
  brandId: string,
  { orderId, kinds, reason, actor, now }: Action & Blocked,
): Promise<number> {
  const payer = await payerOf(tx, { brandId, orderId, kinds });
  const { count } = await tx.paymentBlock.updateMany({
    where: { brandId, state: 'proposed', OR: payer },
    data: decided('active', { reason, actor, now }),
  });
  return count;
}

type Blocked = { readonly orderId: string; readonly kinds: readonly FingerprintKind[] };

const decided = (
  state: 'active' | 'dismissed' | 'lifted',
  { reason, actor, now }: Pick<Action, 'reason' | 'actor' | 'now'>,
) => ({
  state,
  decision: reason,
  decidedBy: actor,
  decidedAt: now,
  expiresAt: after(now, PAYMENT_BLOCK_DAYS * DAY),
});

/**
 * Staff only: lists the payer of an order, by the kinds of data named, so that the brand refuses their next
 * payments before any provider is asked. Returns how many entries refuse from now on and did not before. Raises
 * `not_found` for an unknown order, `card_data_refused`.
 */
export async function blockPayer(action: Action & Blocked): Promise<number> {
  const { orderId, kinds, reason, actor, purpose, now } = action;
  refuseCardData(reason);
  return inTransaction(async (tx) => {
    const order = await tx.intent.findUnique({ where: { publicId: orderId } });
    const { brandId } = order ?? fail('not_found');
    const confirmed = await confirmProposed(tx, brandId, action);
    const taken = { brandId, orderId, kinds, state: 'active', source: 'staff' } as const;
    const entries = confirmed + (await storeBlocks(tx, { ...taken, reason, actor, now }));
    const data = { kinds: kinds.join(' '), reason, entries };
    const said = { actor, action: 'payer.block', subject: orderId, purpose, brandId, data, now };
    await audit(tx, said);
    return entries;
  });
}

/**
 * Staff only: confirms a proposed entry, or takes one back, for example after the member's complaint. Raises
 * `not_found`, `conflict` for an entry that was taken back before, `card_data_refused`.
 */
export async function decideBlock(
  action: Action & { readonly id: string; readonly confirm: boolean },
): Promise<void> {
  const { id, confirm, reason, actor, purpose, now } = action;
  refuseCardData(reason);
  await inTransaction(async (tx) => {
    const block = (await tx.paymentBlock.findUnique({ where: { id } })) ?? fail('not_found');
    const { state: from, brandId, kind, orderId } = block;
    const state = confirm ? 'active' : from === 'active' ? 'lifted' : 'dismissed';
    const before = confirm ? (['proposed'] as const) : (['proposed', 'active'] as const);
    const { count } = await tx.paymentBlock.updateMany({
      where: { id, state: from, AND: { state: { in: [...before] } } },
      data: decided(state, action),
    });
    if (count === 0) fail('conflict', { state: from });
    const data = { from, to: state, kind, orderId, reason };
    const name = confirm ? 'payer.confirm' : 'payer.lift';
    await audit(tx, { actor, action: name, subject: id, purpose, brandId, data, now });
  });
}
