import type { Amount, Case } from './gating-case.ts';

/** The rules as the reference texts and the design state them, written without looking at the implementation. */
const FLOWS = {
  7: { cost: 10, card: false, invites: false },
  12: { cost: 10, card: false, invites: true },
  15: { cost: 8, card: true, invites: false },
  21: { cost: 12, card: false, invites: false },
} as const;

export const costIn = ({ flow }: Case): number => FLOWS[flow].cost;

export function credits(amount: Amount, cost: number): number {
  return { none: 0, one: 1, short: cost - 1, exact: cost, more: cost + 1 }[amount];
}

export type Purse = Record<'icebreakers' | 'free' | 'subscription' | 'bought', number>;

export function purseBefore(one: Case): Purse {
  const cost = costIn(one);
  return {
    icebreakers: credits(one.icebreakers, cost),
    free: credits(one.free, cost),
    subscription: credits(one.subscription, cost),
    bought: credits(one.bought, cost),
  };
}

function levelWith(one: Case, bought: number): 0 | 1 | 2 {
  if (one.period === 'renewing') return 2;
  return one.period === 'running' || bought >= costIn(one) ? 1 : 0;
}

/** No personal message between the two; likes do not count. */
export const isFirst = ({ earlier }: Case): boolean =>
  ['nothing', 'my like', 'their like'].includes(earlier);

/** A profile outside search can be reached by members with a message, a match or a like from it. */
function isReachable(one: Case): boolean {
  if (one.peer === 'of another brand' || one.availability === 'gone') return false;
  if (one.availability !== 'unlisted' && one.availability !== 'not suiting') return true;
  return one.matched || one.earlier === 'their like' || !isFirst(one);
}

function textRefusal({ text, photo }: Case): string | null {
  if (text === 'none') return photo ? null : 'message_empty';
  if (text === 'too many') return 'message_too_long';
  return text === 'a card number' ? 'card_data_refused' : null;
}

/** Every reason to refuse this send; any of them may be the one reported. */
export function refusals(one: Case): string[] {
  const asksCard = FLOWS[one.flow].card || one.availability === 'for the verified';
  const against: (string | null | false)[] = [
    textRefusal(one),
    one.sender === 'disabled' && 'account_disabled',
    one.peer === 'system' && 'system_sender',
    one.peer !== 'system' && !isReachable(one) && 'peer_unavailable',
    // A block is not disclosed to the blocked member.
    one.blockedBy === 'peer' && 'peer_unavailable',
    one.blockedBy === 'sender' && 'conversation_blocked',
    one.photo && !one.matched && 'photo_needs_match',
    asksCard && !one.cardVerified && 'card_check_required',
    one.peer === 'hosted' && !one.disclosed && 'disclosure_required',
    FLOWS[one.flow].invites &&
      one.peer === 'member' &&
      one.earlier === 'mine' &&
      !one.matched &&
      'invitation_waiting',
  ];
  return against.filter((code) => typeof code === 'string');
}

/** What a send takes from each bucket, or null if the credits are not enough. */
function payment(one: Case, held: Purse): Purse | null {
  const none: Purse = { icebreakers: 0, free: 0, subscription: 0, bought: 0 };
  const cost = costIn(one);
  const level = levelWith(one, held.bought);
  if (level === 0 && isFirst(one) && held.icebreakers > 0) return { ...none, icebreakers: 1 };
  if (held.free > 0) return { ...none, free: 1 };
  if (level === 0 || held.subscription + held.bought < cost) return null;
  const subscription = Math.min(held.subscription, cost);
  return { ...none, subscription, bought: cost - subscription };
}

export type Allowed = {
  readonly codes: null;
  readonly spent: Purse;
  readonly left: Purse;
  readonly level: 0 | 1 | 2;
  /** The receiver may read it whatever their later level. */
  readonly open: boolean;
};

export type Verdict = { readonly codes: readonly string[] } | Allowed;

/** The verdict of the rules on a send. A send refused by a rule is never reported as lacking credits. */
export function judge(one: Case): Verdict {
  const against = refusals(one);
  if (against.length > 0) return { codes: against };
  const held = purseBefore(one);
  const spent = payment(one, held);
  if (spent === null) return { codes: ['credits_exhausted'] };
  const left: Purse = {
    icebreakers: held.icebreakers - spent.icebreakers,
    free: held.free - spent.free,
    subscription: held.subscription - spent.subscription,
    bought: held.bought - spent.bought,
  };
  const open = one.peer === 'hosted' || one.matched || one.peerPays !== 'nothing';
  return { codes: null, spent, left, level: levelWith(one, left.bought), open };
}
