import { db } from '../../db/client.ts';
import type { ProviderEvent, Refund } from '../../db/generated/client.ts';
import type { Notice } from '../providers/notice.ts';
import { syncDispute } from '../disputes/sync-dispute.ts';
import { syncRefund } from '../refunds/sync-refund.ts';
import { syncToken } from './sync-token.ts';
import { syncInBackground } from '../attempts/sync-in-background.ts';

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
