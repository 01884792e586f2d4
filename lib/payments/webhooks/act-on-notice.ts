import { db, inTransaction } from '../../db/client.ts';
import type { ProviderEvent, Refund } from '../../db/generated/client.ts';
import type { Notice } from '../providers/notice.ts';
import { syncDispute } from '../disputes/sync-dispute.ts';
import { syncRefund } from '../refunds/sync-refund.ts';
import { syncInBackground } from '../attempts/sync-in-background.ts';
import { hasStored, storeMandate } from '../cards/store-mandate.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { nothingKnown } from '../providers/nothing-known.ts';
import { WITH_ORDER } from '../orders/order-status.ts';

type TokenNotice = Extract<Notice, { readonly kind: 'token' }>;

/** A token that the provider no longer stores is not charged again. */
async function forget(provider: string, token: string, now: Date): Promise<boolean> {
  await db().mandate.updateMany({
    where: { provider, token, state: { not: 'revoked' } },
    data: { state: 'revoked', uses: [], revokeAt: null, revokedAt: now },
  });
  return true;
}

/**
 * Applies a provider's notice about a stored payment method, sent separately from any payment. False while
 * the owner is unknown: the payment that stored it is not captured yet.
 */
async function syncToken(
  { provider, company, reference }: ProviderEvent,
  { token, state, stored }: TokenNotice,
  now: Date,
): Promise<boolean> {
  if (state === 'revoked') return forget(provider, token, now);
  const found = reference
    ? await db().attempt.findFirst({
        where: { provider, company, reference, state: 'captured' },
        select: { id: true, intent: { select: { memberId: true } } },
      })
    : null;
  const seen = { ...nothingKnown('captured', 'success'), stored };
  if (!found || !hasStored(seen)) return false;
  await inTransaction(async (tx) => {
    await lockMemberPayments(tx, found.intent.memberId);
    const attempt = await tx.attempt.findUniqueOrThrow({
      where: { id: found.id },
      include: WITH_ORDER,
    });
    await storeMandate(tx, attempt, seen, now);
  });
  return true;
}

const OURS = /^R-([0-9a-f-]{36})$/;

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { readonly kind: Kind }>;

async function actOnPayment(
  event: ProviderEvent,
  { observation }: NoticeOf<'payment'>,
  now: Date,
): Promise<boolean> {
  const reference = event.reference ?? observation.reference;
  const attempt = reference ? await db().attempt.findUnique({ where: { reference } }) : null;
  if (attempt?.provider !== event.provider || attempt.company !== event.company) return false;
  await syncInBackground(attempt.id, observation, now);
  return true;
}

/** Finds a refund by our own reference, else by the provider's, which we received with its answer. */
function findRefund(event: ProviderEvent, notice: NoticeOf<'refund'>): Promise<Refund | null> {
  const { provider, company } = event;
  const id = OURS.exec(notice.reference ?? '')?.[1];
  const { providerReference } = notice.observation;
  const attempt = { provider, company };
  if (id) return db().refund.findFirst({ where: { id, attempt } });
  if (providerReference === null) return Promise.resolve(null);
  return db().refund.findFirst({ where: { providerReference, attempt } });
}

async function actOnRefund(
  event: ProviderEvent,
  notice: NoticeOf<'refund'>,
  now: Date,
): Promise<boolean> {
  const refund = await findRefund(event, notice);
  if (!refund) return false;
  await syncRefund(refund.id, notice.observation, now);
  return true;
}

/** False when the notice matches nothing yet: it is processed again later. */
export function actOnNotice(event: ProviderEvent, notice: Notice, now: Date): Promise<boolean> {
  switch (notice.kind) {
    case 'payment':
      return actOnPayment(event, notice, now);
    case 'refund':
      return actOnRefund(event, notice, now);
    case 'other':
      return Promise.resolve(true);
    case 'token':
      return syncToken(event, notice, now);
    case 'dispute':
      return syncDispute(event, notice, now);
  }
}
