import { z } from 'zod';
import { callView } from '../calls/contract.ts';
import { callSignal } from '../calls/filter-signal.ts';
import { MessageReaction, ProfileKind } from '../db/generated/enums.ts';
import type { OutboundEvents, Quote, RemainingCredits } from '../realtime/events.ts';
import { WARNINGS } from '../text/warnings.ts';

const count = z.number().int();
const time = z.number().int().describe('Milliseconds since 1970');
const angelId = z.string().describe('Public id of the other profile');

export const remainingCredits = z.object({
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  messageCredits: count,
  subscriptionCredits: count,
  boughtCredits: count,
  freeCredits: count,
  totalCredits: count,
  icebreakerCredits: count,
  likeCredits: count,
  messageCost: count,
  lastGrant: count.describe('Size of the newest grant'),
}) satisfies z.ZodType<RemainingCredits>;

const attachment = z.object({
  state: z.enum(['shown', 'covered']),
  width: count.nullable(),
  height: count.nullable(),
  voice: z
    .object({
      durationMs: count,
      waveform: z.array(count).readonly().describe('Loudness over time, 0 to 100'),
    })
    .optional()
    .describe('Of a voice message only, which has no size'),
});
export const quote = z
  .object({
    seq: count,
    from: z.enum(['self', 'peer']).nullable().describe('Null: it is gone for the receiver'),
    msg: z.string().nullable(),
    blurred: z.boolean(),
    removed: z.boolean(),
    attachment: attachment.nullable(),
  })
  .describe(
    'The message that this one answers, as the receiver may see it',
  ) satisfies z.ZodType<Quote>;
const preview = z
  .object({
    title: z.string(),
    description: z.string(),
    picture: z
      .object({ width: count, height: count })
      .nullable()
      .describe('Null also where a photo of the sender would be covered'),
  })
  .describe('What the first linked page of the text says about itself');
const warnings = z.array(z.enum(WARNINGS));

const peer = {
  angelId,
  screenName: z.string(),
  photo: z.string().nullable(),
  kind: z.enum(ProfileKind),
  answeredBy: z.array(z.string()).describe('Who may answer for a hosted profile'),
  label: z
    .string()
    .nullable()
    .describe('The label of a hosted profile, in the receiver’s language'),
};

const chatMessage = z.object({
  ...peer,
  id: z.string(),
  seq: count.describe('Number of the message in its conversation'),
  from: z.enum(['self', 'peer']),
  answerer: z.string().nullable().describe('Who wrote it, for a hosted sender'),
  type: z.string().describe('personal, like, visita or notice'),
  category: z.string().nullable(),
  notificationId: z.literal('welcome').nullable(),
  isHtml: z.boolean(),
  msg: z.string().nullable().describe('Null while it is blurred'),
  blurred: z.boolean(),
  blurredMessage: z.string().nullable(),
  warnings,
  edited: z.boolean(),
  isRead: z.boolean().describe('Its receiver has read it'),
  quote: quote.nullable(),
  attachment: attachment.nullable(),
  preview: preview.nullable().describe('Null in a new message: it is fetched afterwards'),
  time,
  unreadTotal: count.nullable(),
  delayed: z.boolean(),
  delayMs: count,
});

const wait = z.object({
  ...peer,
  type: z.enum(['wait_ai', 'wait_socket', 'full']),
  seq: z.null(),
  msg: z.null(),
  time,
  delayed: z.boolean(),
  delayMs: count,
  unreadTotal: z.null(),
});

/** What the server emits, by name; a type error when an event has another shape. */
export const outboundSchemas = {
  call: callView.describe('A call began, was answered or ended, or a side agreed to the picture'),
  callSignal: z
    .object({ id: z.string(), tab: z.string(), round: count, signal: callSignal })
    .describe(
      'For the tab that holds the call: a signal of the other side; one of another round than the call’s belongs to a connection that is no longer there',
    ),
  chat: z
    .union([chatMessage, wait])
    .describe('A message, or, without a number, who answers for a hosted profile'),
  message: z
    .object({
      angelId,
      seq: count,
      revision: count.describe('Counter of the conversation’s changes'),
      from: z.enum(['self', 'peer']),
      msg: z.string().nullable(),
      blurred: z.boolean(),
      blurredMessage: z.string().nullable(),
      warnings,
      edited: z.boolean(),
      removed: z.boolean(),
      reaction: z.enum(MessageReaction).nullable().describe('Of its receiver'),
      attachment: attachment.nullable(),
      preview: preview.nullable(),
    })
    .describe(
      'A stored message changed: edited, removed, uncovered, reacted to or with a preview of its link',
    ),
  delivered: z
    .object({ angelId, seq: count })
    .describe('A device of the other side has the messages up to this number'),
  catchUp: z.object({}).describe('Events may have been lost: query the lists again'),
  like: z
    .object({ angelId, likeCredits: count, matched: z.boolean(), liked: z.boolean() })
    .describe(
      'To the member’s other devices, and to one that asked for no acknowledgement; `liked` is false when a like was undone or refused',
    ),
  notices: z.object({ newNotifications: count }).describe('Number of unseen likes and visits'),
  remainingCredits: remainingCredits.describe('The member’s credits changed'),
  softwareVersion: z
    .object({ softwareVersion: z.string(), reload: z.boolean() })
    .describe('The answer to `clickid`; `reload` when the client’s build is another one'),
  restart: z.object({ reason: z.string() }).describe('The server restarts: connect again'),
  pausePressing: z.object({ angelId }).describe('Stop the indicator of typing'),
  oldSocketRemoved: z
    .object({ socketId: z.string() })
    .describe('This socket was closed for newer ones of the member'),
  read: z
    .object({ angelId, seq: count, by: z.enum(['self', 'peer']), unreadTotal: count.nullable() })
    .describe(
      'Messages up to this number were read; by the peer only while neither side hides read marks',
    ),
  typing: z.object({ angelId }).describe('The other side is typing, and neither side hides it'),
  conversation: z
    .object({ angelId, closed: z.boolean() })
    .describe('A conversation was closed for both sides, or reopened'),
  presence: z
    .object({ angelId, online: z.boolean() })
    .describe('The profile that `watch` named came online or left'),
  notification: z
    .object({
      type: z.string(),
      title: z.string(),
      text: z.string(),
      angelId: z.string().nullable(),
    })
    .describe('A notice to show'),
} satisfies { [Name in keyof OutboundEvents]: z.ZodType<OutboundEvents[Name]> };
