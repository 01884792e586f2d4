import { PENDING_MESSAGE_MS } from '#lib/chat/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import type { HookFacts } from './hook-facts.tsx';

interface Prompted {
  readonly credits: RemainingCredits;
  readonly facts: Pick<HookFacts, 'freePages' | 'checkFirst'>;
  /** The name of the profile that it is about; undefined when it is about none. */
  readonly name?: string | undefined;
  /** The cost of the message that was not sent, and the credits left. */
  readonly price?: { readonly cost: number; readonly left: number } | undefined;
  /** It was done before the limit was reached, so the cost of doing it is not repeated. */
  readonly done?: boolean | undefined;
}

/** The values in the copy of a prompt. Pure. */
export function promptValues({ credits, facts, name, price, done }: Prompted) {
  const about = name === undefined ? 'no' : 'yes';
  return {
    known: done === true ? 'done' : about,
    // Where the flow asks everyone for the check, the profile may ask for nothing.
    check: facts.checkFirst ? 'all' : about,
    name: name ?? '',
    pages: facts.freePages,
    cost: price?.cost ?? credits.messageCost,
    // A free member's message costs one free message, whatever it costs in credits.
    free: credits.level === 0 ? 'yes' : 'no',
    left: price?.left ?? credits.totalCredits,
    likes: credits.likeCredits,
    pendingHours: PENDING_MESSAGE_MS / HOUR,
    count: credits.icebreakerCredits,
  };
}
