import { z } from 'zod';
import { MessageReaction } from '../db/generated/enums.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { WARNINGS } from '../text/warnings.ts';
import { MESSAGE_PERIODS_MONTHS } from '../brands/limits.ts';
import { MESSAGE_INPUT_MAX_LENGTH } from './limits.ts';
import { peerSchema } from './peer-schema.ts';
import { voiceSchema } from '../media/voice-schema.ts';
import { previewSchema } from './previews/preview-schema.ts';
import { waitingPhotoSchema } from './waiting-photo-schema.ts';

const done = z.object({ result: z.literal('OK') });
const tracker = z.object({ trackerId: z.string().max(64) });
const seq = z.coerce.number().int().min(0).max(2_147_483_647);

const ownMessage = tracker.extend({ angelId: z.string().max(64), seq });
const matched = {
  context: 'chat',
  access: 'member',
  body: z.object({ angelId: z.string().min(1).max(64) }),
  reply: done,
  limits: [{ by: 'member', points: 60, seconds: 3_600 }],
} as const;
const changeLimits = [{ by: 'member', points: 60, seconds: 60 }] as const;

/** A picture attached to the text, or a voice message; a covered or blurred picture reveals neither size nor shape. */
const attachmentSchema = z.object({
  state: z.enum(['shown', 'covered']),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Of a voice message only, which has no size. */
  voice: voiceSchema.optional(),
});

/** The message that a reply answers, as its reader may see it; `from` is null where it is gone for them. */
const quoteSchema = z.object({
  seq: z.number(),
  from: z.enum(['self', 'peer']).nullable(),
  msg: z.string().nullable(),
  blurred: z.boolean(),
  removed: z.boolean(),
  attachment: attachmentSchema.nullable(),
});

/** A message as its reader may see it: a blurred one carries neither text nor length. */
export const messageSchema = z.object({
  id: z.string(),
  seq: z.number(),
  from: z.enum(['self', 'peer']),
  type: z.string(),
  category: z.string().nullable(),
  notificationId: z.literal('welcome').nullable(),
  isHtml: z.boolean(),
  msg: z.string().nullable(),
  blurred: z.boolean(),
  blurredMessage: z.string().nullable(),
  /** What its reader should be careful about; none for their own text or for text they cannot read. */
  warnings: z.array(z.enum(WARNINGS)).readonly(),
  edited: z.boolean(),
  removed: z.boolean(),
  /** Whether its receiver has read it. */
  isRead: z.boolean(),
  /** Of its receiver; there is one at most. */
  reaction: z.enum(MessageReaction).nullable(),
  quote: quoteSchema.nullable(),
  attachment: attachmentSchema.nullable(),
  preview: previewSchema.nullable(),
  answerer: z.string().nullable(),
  time: z.number(),
});

const conversationSchema = peerSchema.extend({
  last: messageSchema
    .pick({
      from: true,
      type: true,
      category: true,
      isHtml: true,
      msg: true,
      blurred: true,
      removed: true,
      isRead: true,
      attachment: true,
      answerer: true,
      time: true,
    })
    .nullable(),
  unread: z.number(),
});

/** The one refused send that waits for credits, with the text as the member wrote it. */
const pendingMessageSchema = z.object({
  idClient: z.string(),
  msg: z.string(),
  quote: quoteSchema.nullable(),
  sendAfterPayment: z.boolean(),
  expiresAt: z.number(),
  /** Why it was not sent when it was paid for. */
  refusal: z.string().nullable(),
});

const noticeSchema = peerSchema.extend({
  type: z.string(),
  category: z.string().nullable(),
  isRead: z.boolean(),
  time: z.number(),
});

const messagePeriod = z.literal(MESSAGE_PERIODS_MONTHS).nullable();
/** What the member chose, and the longest period of the brand; null: as long as the account. */
const messagePeriodReply = z.object({ months: messagePeriod, longest: messagePeriod });

export const chatContract = {
  'GET /api/get/all/{trackerId}': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      "Counters of the member's navigation: unread messages, new notifications, liked profiles.",
    params: tracker,
    reply: z.object({
      unreadMessages: z.number(),
      newNotifications: z.number(),
      likedProfiles: z.array(z.string()).readonly(),
    }),
    errors: ['not_found'],
  }),
  'GET /api/get/messages/{trackerId}': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'Conversations, newest first; with `after`, those changed since that cursor.',
    params: tracker,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      before: z.coerce.number().int().min(0).optional(),
      /** Only peers whose names contain this, ignoring accents. */
      name: z.string().trim().min(1).max(60).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: z.object({
      messages: z.array(conversationSchema).readonly(),
      /** The refused send that waits for credits, and its receiver; on every page. */
      pendingMessage: peerSchema.extend({ msg: z.string(), time: z.number() }).nullable(),
      /**
       * Members who matched with this one lately and in whose conversation nobody has written, all of them in every
       * answer; null on a page of earlier conversations and of a search. Their conversations are among `messages` too.
       */
      newMatches: z
        .array(peerSchema.extend({ time: z.number() }))
        .readonly()
        .nullable(),
      /** Peers whose conversations closed since the cursor; empty on a page of the list itself. */
      closed: z.array(z.string()).readonly(),
      totalUnreadMessages: z.number(),
      cursor: z.string(),
      hasMore: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  'GET /api/get/messages/{trackerId}/{angelId}': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'One conversation: the newest messages, those after a number, or history before one.',
    params: tracker.extend({ angelId: z.string().max(64) }),
    query: z.object({
      after: seq.optional(),
      /** With `after`: also what was edited, removed or reacted to since. */
      revision: seq.optional(),
      before: seq.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(40),
    }),
    reply: z.object({
      peer: peerSchema,
      composer: z.enum(['open', 'system', 'invited', 'blocked', 'gone']),
      messages: z.array(messageSchema).readonly(),
      hasMore: z.boolean(),
      peerReadSeq: z.number(),
      peerDeliveredSeq: z.number(),
      revision: z.number(),
      /** No message has been written yet: likes and visits aside, the next message is the first. */
      first: z.boolean(),
      pendingMessage: pendingMessageSchema.nullable(),
      /** Who is preparing the hosted profile's answer. */
      waiting: z.enum(['ai', 'operator']).nullable(),
      heldByOperator: z.boolean(),
      /** The two like each other: they may send photos, and once one proposes to meet, sharing the date is offered. */
      matched: z.boolean(),
      offersDate: z.boolean(),
      /** The two may call each other: they match, and the deployment has a relay. */
      offersCall: z.boolean(),
      waitingPhotos: z.array(waitingPhotoSchema).readonly(),
    }),
    errors: ['not_found'],
  }),
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}': endpoint({
    context: 'chat',
    access: 'member',
    summary: "Edits the member's own message, within one minute of sending.",
    params: ownMessage,
    body: z.object({ msg: z.string().max(MESSAGE_INPUT_MAX_LENGTH) }),
    reply: z.object({ revision: z.number(), edited: z.literal(true) }),
    errors: [
      'not_found',
      'change_closed',
      'conversation_blocked',
      'message_empty',
      'message_too_long',
      'card_data_refused',
    ],
    limits: changeLimits,
  }),
  'DELETE /api/users/messages/{trackerId}/{angelId}/{seq}': endpoint({
    context: 'chat',
    access: 'member',
    summary: "Deletes the member's own message for both sides, within one minute of sending.",
    params: ownMessage,
    reply: z.object({ revision: z.number() }),
    errors: ['not_found', 'change_closed', 'conversation_blocked'],
    limits: changeLimits,
  }),
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}/reaction': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      "Sets or removes the member's one reaction to a message that they have received and may read. It costs nothing.",
    params: ownMessage,
    body: z.object({ reaction: z.enum(MessageReaction).nullable() }),
    reply: z.object({ revision: z.number(), reaction: z.enum(MessageReaction).nullable() }),
    errors: ['not_found', 'conversation_blocked', 'peer_unavailable', 'card_check_required'],
    limits: changeLimits,
  }),
  'POST /api/users/unmatch': endpoint({
    ...matched,
    summary:
      'Ends a match: the conversation closes for both, and neither is proposed to the other again. The other side gets no reason and is not blocked.',
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
  }),
  'POST /api/users/unmatch/undo': endpoint({
    ...matched,
    summary: "Takes the member's own end of a match back, within one minute.",
    errors: ['unauthenticated', 'not_found', 'nothing_to_undo', 'undo_closed', 'too_many_requests'],
  }),
  'GET /api/users/messagePeriod': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'How long messages that the member has read stay in their conversations, in months.',
    reply: messagePeriodReply,
    errors: ['unauthenticated'],
  }),
  'POST /api/users/messagePeriod': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      'Sets how long messages that the member has read stay in their conversations. Older ones are hidden from the member for good, and deleted once the other side does not keep them either.',
    body: z.object({ months: messagePeriod, clickid: z.string().max(64).optional() }),
    reply: messagePeriodReply,
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'DELETE /api/users/pendingMessage/{trackerId}': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'Discards the refused message that is pending for credits.',
    params: tracker,
    reply: done,
    errors: ['not_found'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
  'GET /api/get/notifications/{trackerId}': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'Likes and visits the member received.',
    params: tracker,
    reply: z.object({
      like: z.array(noticeSchema).readonly(),
      visits: z.array(noticeSchema).readonly(),
    }),
    errors: ['not_found'],
  }),
  'POST /api/log/notification/readed': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      'Marks messages from a profile as seen, up to a number or all; without a profile, all received likes and visits.',
    body: z.object({
      clickid: z.string().max(64).optional(),
      angelId: z.string().min(1).max(64).optional(),
      seq: z.number().int().min(0).max(2_147_483_647).optional(),
    }),
    reply: z.object({ result: z.literal('OK'), unread: z.number() }),
    errors: ['not_found'],
    limits: [{ by: 'member', points: 600, seconds: 60 }],
  }),
} satisfies Contract;
