import { z } from 'zod';
import { CallEnd, CallState } from '../db/generated/enums.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import type { CallView } from '../realtime/events.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { CALL_MAX_MS, CALL_REJOIN_MS, CALL_RINGING_MS } from './limits.ts';

const done = z.object({ result: z.literal('OK') });
const params = z.object({ id: z.uuid() });
/** Chosen by a tab for itself. */
const tab = z.uuid();
const limits = [{ by: 'member', points: 120, seconds: 60 }] as const;
const time = z.number().int();

/** A call as one of its two sides sees it. */
export const callView = z.object({
  id: z.string(),
  angelId: z.string(),
  screenName: z.string(),
  photo: z.string().nullable(),
  role: z.enum(['caller', 'callee']),
  state: z.enum(CallState),
  reason: z.enum(CallEnd).exclude(['closed']).nullable(),
  tab: z.string().nullable().describe('The tab of this member that holds the call'),
  startedAt: time,
  answeredAt: time.nullable(),
  round: z
    .number()
    .int()
    .describe(
      'How often a side came back with another page: with each round both make a new connection',
    ),
  peerAway: z.boolean().describe('The other side’s page is unloaded; it may come back'),
  ownPicture: z.boolean(),
  peerPicture: z.boolean(),
}) satisfies z.ZodType<CallView>;

/** With what the tab connects: the relay, by credentials for this call alone. */
const connecting = z.object({
  call: callView,
  relay: z.object({
    urls: z.array(z.string()).readonly(),
    username: z.string(),
    credential: z.string(),
  }),
});

/** Audio and video between two matched members, by a relay: neither learns an address of the other. */
export const callsContract = {
  'POST /api/users/calls': endpoint({
    context: 'calls',
    access: 'member',
    summary: `Calls a member with whom the caller matches; it rings for ${String(CALL_RINGING_MS / SECOND)} seconds, and lasts ${String(CALL_MAX_MS / MINUTE)} minutes at most.`,
    body: z.object({ angelId: z.string().min(1).max(64), tab }),
    reply: connecting,
    errors: [
      'unauthenticated',
      'input_invalid',
      'calls_unavailable',
      'call_needs_match',
      'peer_unavailable',
      'conversation_blocked',
      'account_disabled',
      'email_unconfirmed',
      'card_check_required',
      'call_running',
      'callee_unreachable',
      'call_over',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 30, seconds: 3_600 }],
  }),
  'POST /api/users/calls/{id}/accept': endpoint({
    context: 'calls',
    access: 'member',
    summary: 'Accepts a ringing call in one tab; the other tabs stop ringing.',
    params,
    body: z.object({ tab }),
    reply: connecting,
    errors: [
      'unauthenticated',
      'input_invalid',
      'not_found',
      'calls_unavailable',
      'email_unconfirmed',
      'card_check_required',
      'call_over',
      'too_many_requests',
    ],
    limits,
  }),
  'POST /api/users/calls/{id}/away': endpoint({
    context: 'calls',
    access: 'member',
    summary: `The page of the tab that holds the call is unloaded; the call ends unless the tab rejoins it within ${String(CALL_REJOIN_MS / SECOND)} seconds.`,
    params,
    body: z.object({ tab }),
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/calls/{id}/rejoin': endpoint({
    context: 'calls',
    access: 'member',
    summary:
      'A reloaded page takes the call over from the page before, named by its tab; both sides make a new connection.',
    params,
    body: z.object({ before: tab, tab }),
    reply: connecting,
    errors: [
      'unauthenticated',
      'input_invalid',
      'not_found',
      'calls_unavailable',
      'call_over',
      'too_many_requests',
    ],
    limits,
  }),
  'POST /api/users/calls/{id}/end': endpoint({
    context: 'calls',
    access: 'member',
    summary: 'Cancels, declines or ends a call.',
    params,
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/calls/{id}/picture': endpoint({
    context: 'calls',
    access: 'member',
    summary:
      'Shows the own picture in an answered call, or hides it; the other side sees it unblurred once both show theirs.',
    params,
    body: z.object({ tab, shown: z.boolean() }),
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'call_over', 'too_many_requests'],
    limits,
  }),
} satisfies Contract;
