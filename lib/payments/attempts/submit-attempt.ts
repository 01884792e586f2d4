import { db } from '../../db/client.ts';
import type { Attempt } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { askedAttempt } from './asked.ts';
import { recordFingerprints } from '../fingerprints/record-fingerprints.ts';
import { dropRequest, holdRequest } from './held-requests.ts';
import { findBlock, LISTED_PAYER } from '../blocks/find-block.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';
import { nothingKnown } from '../providers/nothing-known.ts';
import type { Observation } from '../providers/observation.ts';
import { providerByName } from '../providers/registry.ts';
import { syncAttempt, type Synced } from './sync-attempt.ts';

/** Sealed card fields and wallet payloads are never stored; other requests can be sent again after a crash. */
function isSecret({ paymentMethod }: ChargeRequest): boolean {
  return paymentMethod.kind === 'sealed_card' || paymentMethod.kind === 'wallet';
}

/** The entry of the brand's list that refuses the payer; null when none does. */
async function blockOf(attempt: Attempt, request: ChargeRequest, now: Date) {
  const payer = await recordFingerprints(attempt, request, now);
  const { intentId: id } = attempt;
  const { brandId } = await db().intent.findUniqueOrThrow({
    where: { id },
    select: { brandId: true },
  });
  return findBlock(brandId, payer, now);
}

/** An ordinary refusal, like those of banks without a reason: it reveals neither what matched nor that anything did. */
const refusedBy = (block: string): Observation =>
  nothingKnown('refused', 'generic', { refusal: LISTED_PAYER, block });

async function ask(attempt: Attempt, request: ChargeRequest): Promise<Observation> {
  const provider = providerByName(attempt.provider);
  holdRequest(attempt.id, request);
  const seen = await provider.charge(request);
  if (seen.state !== 'unknown') return seen;
  // The first call may have reached the provider, whatever the inquiry returns.
  return { ...(await provider.inquire(askedAttempt(attempt), request)), technical: false };
}

/**
 * Sends a started attempt to its provider, once: the row leaves `created` before the call and never returns
 * to it. An unanswered call is repeated once under its idempotency key. A payer on the brand's list is refused
 * without a call. Raises `payment_in_progress` when the attempt was sent before, and the errors of `syncAttempt`.
 */
export async function submitAttempt(
  attempt: Attempt,
  request: ChargeRequest,
  now: Date,
): Promise<Synced> {
  const sent = await db().attempt.updateMany({
    where: { id: attempt.id, state: 'created' },
    data: { state: 'submitting', updatedAt: now, ...(isSecret(request) ? {} : { request }) },
  });
  if (sent.count === 0) fail('payment_in_progress');
  const action = request.purpose === 'renewal' ? 'renewal' : 'charge';
  failPoint(`${action}.marked_submitting`);
  const block = request.initiator === 'member' ? await blockOf(attempt, request, now) : null;
  const seen = block === null ? await ask(attempt, request) : refusedBy(block);
  failPoint(`${action}.answered`);
  const synced = await syncAttempt(attempt.id, seen, now);
  failPoint(synced.fulfilled ? `${action}.fulfilled` : 'charge.action_stored');
  if (synced.state !== 'unknown') dropRequest(attempt.id);
  return synced;
}
