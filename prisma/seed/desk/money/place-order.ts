import { brandById } from '../../../../lib/brands/registry.ts';
import { brandSettings } from '../../../../lib/brands/settings.ts';
import { openAccount } from '../../../../lib/credits/open-account.ts';
import type { PrismaClient, User } from '../../../../lib/db/generated/client.ts';
import { currentFlow, flowVersion } from '../../../../lib/flows/queries.ts';
import { after, MINUTE } from '../../../../lib/kernel/clock.ts';
import { newId } from '../../../../lib/kernel/ids.ts';
import { startAttempt } from '../../../../lib/payments/attempts/start-attempt.ts';
import { syncAttempt } from '../../../../lib/payments/attempts/sync-attempt.ts';
import { createIntent } from '../../../../lib/payments/orders/create-intent.ts';
import type { Outcome } from '../../../../lib/payments/outcomes.ts';
import type { Method, ProviderName } from '../../../../lib/payments/providers/capabilities.ts';
import { nothingKnown } from '../../../../lib/payments/providers/nothing-known.ts';
import { offerFor } from '../../../../lib/payments/queries.ts';
import { cardOf, refused, taken } from './bank.ts';

export type SeedOrder = {
  readonly memberId: string;
  readonly productId: string;
  readonly method: Method;
  readonly provider: ProviderName;
  /** Results of the attempts before the last one. */
  readonly before: readonly Outcome[];
  /** `left`: closed after the attempts above. `waits`: no response yet. */
  readonly ends: 'paid' | 'left' | 'waits';
  readonly key: string;
  readonly at: Date;
};

const BETWEEN_MS = 2 * MINUTE;

/** Members of the demo data have neither credits nor a signup record: they get both with their first order. */
async function openTheirs(db: PrismaClient, member: User): Promise<string> {
  const { id: memberId, brandId, flowCode, createdAt: at } = member;
  const { id: flowVersionId } = await currentFlow(brandId, flowCode);
  const flow = await flowVersion(flowVersionId);
  const id = newId(at.getTime());
  await db.$transaction(async (tx) => {
    await tx.flowAssignment.create({ data: { id, memberId, flowVersionId, source: 'signup', at } });
    await openAccount(tx, memberId, flow, at);
  });
  return flowVersionId;
}

async function buyerOf(db: PrismaClient, memberId: string) {
  const member = await db.user.findUniqueOrThrow({ where: { id: memberId } });
  const { brandId } = member;
  const assigned = await db.flowAssignment.findFirst({
    where: { memberId },
    orderBy: { at: 'asc' },
  });
  const flowVersionId = assigned?.flowVersionId ?? (await openTheirs(db, member));
  const level: 0 | 1 | 2 = member.level === 2 ? 2 : member.level === 1 ? 1 : 0;
  return {
    memberId,
    brandId,
    flowVersionId,
    level,
    country: member.country,
    cardVerified: member.cardVerifiedAt !== null,
    emailConfirmed: true,
  };
}

async function openOrder(db: PrismaClient, seedOrder: SeedOrder) {
  const { memberId, productId, at: now, key } = seedOrder;
  const member = await buyerOf(db, memberId);
  const brand = brandById(member.brandId);
  if (!brand) throw new Error(`no brand ${member.brandId}`);
  const locale = brand.locales.default;
  const seen = await offerFor(member, productId, { brand, locale, now });
  const { paymentCompany } = await brandSettings(brand.id);
  return createIntent({
    member,
    plan: seen.plan,
    company: paymentCompany,
    flowCode: seen.flow.code,
    seen,
    locale,
    offerHash: seen.hash,
    idempotencyKey: key,
    request: { productId },
    now,
    orderAccepted: true,
    startNow: true,
  });
}

/** Places an order through the shop's own verbs, with the given provider responses. A second call has no effect. */
export async function placeOrder(db: PrismaClient, seedOrder: SeedOrder): Promise<void> {
  const { provider, method, before, ends, memberId, productId } = seedOrder;
  const { intent, isNew } = await openOrder(db, seedOrder);
  if (!isNew) return;
  const begin = async (now: Date) => {
    const attempt = await startAttempt({ intent, provider, method, now });
    const state = 'submitting';
    return db.attempt.update({ where: { id: attempt.id }, data: { state, updatedAt: now } });
  };
  let now = seedOrder.at;
  for (const outcome of before) {
    const attempt = await begin(now);
    await syncAttempt(attempt.id, refused(attempt, outcome), after(now, MINUTE / 4));
    now = after(now, BETWEEN_MS);
  }
  if (ends === 'left') return;
  const attempt = await begin(now);
  if (ends === 'waits') {
    await syncAttempt(attempt.id, nothingKnown('unknown', 'pending'), now);
    return;
  }
  const isCard = method === 'credit_card';
  const stored = productId.startsWith('sub_') ? cardOf(provider, memberId) : null;
  const seen = taken(attempt, { stored, threeDs: isCard });
  await syncAttempt(attempt.id, seen, after(now, MINUTE / 3));
}
