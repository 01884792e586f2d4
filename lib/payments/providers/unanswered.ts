import { isTechnical, type Reply } from './call-provider.ts';
import { notProcessed, nothingKnown } from './nothing-known.ts';
import type { Observation } from './observation.ts';

/**
 * The observation for a charge that was not answered; `refused` interprets the provider's own code, once it
 * is certain that the code is about the payment.
 */
export function unanswered(
  reply: Exclude<Reply, { readonly kind: 'answer' }>,
  refused: (errorCode: string) => Observation,
): Observation {
  if (reply.kind === 'not_sent') return notProcessed({ call: 'not_sent' });
  if (reply.kind === 'lost') return nothingKnown('unknown', 'open', { call: 'lost' });
  const { errorCode } = reply;
  return isTechnical(reply) ? notProcessed({ errorCode }) : refused(errorCode);
}
