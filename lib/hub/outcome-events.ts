import { z } from 'zod';
import { remainingCredits } from '../credits/queries.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import type { OutboundEvents } from '../realtime/events.ts';
import type { Outcome } from './namespaces/policy.ts';

const about = z.object({ angelId: z.string() });
const chosen = z.object({ ok: z.literal(true), creditiLike: z.number(), matched: z.boolean() });
const refused = z.object({ ok: z.literal(false), code: z.string() });

type Events = Partial<Pick<OutboundEvents, 'like' | 'remainingCredits'>>;

/**
 * The events that give a client without acknowledgements the outcome of its own event: `like` with the likes that
 * are left, and the credits after a refusal for want of them. A choice's result has the names of the wire.
 */
export async function outcomeEvents(
  viewer: MemberViewer,
  { name, payload, result }: Outcome,
): Promise<Events> {
  const { data: peer } = about.safeParse(payload);
  const { data: made } = chosen.safeParse(result);
  if (peer && made) {
    const { creditiLike: likeCredits, matched } = made;
    const isLike =
      name === 'like' || z.object({ type: z.literal('like') }).safeParse(payload).success;
    return isLike ? { like: { angelId: peer.angelId, likeCredits, matched, liked: true } } : {};
  }
  const code = refused.safeParse(result).data?.code;
  if (code !== 'likes_exhausted' && code !== 'credits_exhausted') return {};
  const credits = await remainingCredits(viewer);
  if (!peer || code === 'credits_exhausted') return { remainingCredits: credits };
  const { likeCredits } = credits;
  const like = { angelId: peer.angelId, likeCredits, matched: false, liked: false };
  return { like, remainingCredits: credits };
}
