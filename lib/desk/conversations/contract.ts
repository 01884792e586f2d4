import { z } from 'zod';
import { MessageReaction } from '../../db/generated/enums.ts';
import { answererSchema } from '../../flows/answerer.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { CARE_REASON_MAX_LENGTH, HAND_OVER_NOTE_MAX_LENGTH } from '../../hosted/limits.ts';

const views = ['waiting', 'mine', 'recent', 'flagged'] as const;

const OK = z.object({ result: z.literal('OK') });
const id = z.uuid();
const page = z.string().max(80).optional();

const hold = z.object({
  /** The actor as in the audit log; null when no operator holds the conversation. */
  heldBy: z.string().nullable(),
  heldByName: z.string().nullable(),
  heldUntil: z.number().nullable(),
});

const conversation = hold.extend({
  conversationId: z.string(),
  brandId: z.string(),
  persona: z.string(),
  picture: z.string().nullable(),
  member: z.string(),
  locale: z.string(),
  /** Since when the member waits for an operator, in epoch milliseconds. */
  since: z.number().nullable(),
  lastAt: z.number().nullable(),
  last: z.string(),
  lastMine: z.boolean(),
  flagged: z.boolean(),
});
export type QueuedConversation = z.output<typeof conversation>;

/** The answered message; `mine` is null where it is not stored any more. */
const quote = z.object({
  seq: z.number(),
  mine: z.boolean().nullable(),
  text: z.string(),
  removed: z.boolean(),
  photo: z.boolean(),
});

const message = z.object({
  seq: z.number(),
  mine: z.boolean(),
  kind: z.string(),
  category: z.string().nullable(),
  text: z.string(),
  answerer: answererSchema.nullable(),
  edited: z.boolean(),
  removed: z.boolean(),
  reaction: z.enum(MessageReaction).nullable(),
  quote: quote.nullable(),
  photo: z.boolean(),
  /** Written to the member, who cannot read it without a plan. */
  blurred: z.boolean(),
  at: z.number(),
});
export type DeskMessage = z.output<typeof message>;

const head = hold.extend({
  conversationId: z.string(),
  brandId: z.string(),
  brand: z.string(),
  locale: z.string(),
  /** The label that the member sees next to the name. */
  label: z.string(),
  closed: z.boolean(),
  since: z.number().nullable(),
  persona: z.object({
    profileId: z.string(),
    name: z.string(),
    age: z.number(),
    place: z.string().nullable(),
    about: z.string(),
    lookingFor: z.string(),
    likes: z.string(),
    voice: z.string(),
    languages: z.array(z.string()),
    picture: z.string().nullable(),
    answeredBy: z.array(answererSchema),
  }),
  member: z.object({ name: z.string(), age: z.number(), place: z.string().nullable() }),
  flag: z.object({ reason: z.string(), by: z.string(), at: z.number() }).nullable(),
  /** Since when it is held without a break. */
  heldSince: z.number().nullable(),
  /** Number of conversations the operator holds, and their limit. */
  own: z.number(),
  most: z.number(),
  /** What operators wrote for the next one, newest first. */
  notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: z.number() })),
  /** Statements each side made about itself, oldest first. */
  statements: z.object({ member: z.array(z.string()), persona: z.array(z.string()) }),
});
export type ConversationHead = z.output<typeof head>;

const canned = z.object({ id: z.string(), title: z.string(), body: z.string() });

const suggestion = z.union([
  z.object({ by: z.enum(['ai', 'script']), text: z.string() }),
  z.object({ by: z.null(), why: z.enum(['careful', 'not_here', 'none']) }),
]);

const hosted = { access: 'hosted', personal: true } as const;
const HELD = ['not_found', 'conflict', 'conversation_held'] as const;

export const conversationsContract = {
  'GET /api/desk/conversations': endpoint({
    ...hosted,
    summary: 'Conversations with hosted profiles: waiting, own, recent, or of marked members.',
    query: z.object({
      view: z.enum(views).default('waiting'),
      brand: z.string().max(40).optional(),
      cursor: page,
    }),
    reply: z.object({
      conversations: z.array(conversation),
      next: z.string().nullable(),
      /** Number of conversations the operator holds, and their limit. */
      own: z.number(),
      most: z.number(),
      self: z.string(),
    }),
    errors: ['not_found'],
  }),
  'GET /api/desk/conversations/{id}': endpoint({
    ...hosted,
    summary: 'One conversation: the hosted profile, the member, and earlier statements.',
    reply: head,
    errors: ['not_found'],
  }),
  'GET /api/desk/conversations/{id}/messages': endpoint({
    ...hosted,
    summary: 'Messages of a conversation, ascending: after a number, before one, or the newest.',
    query: z.object({
      after: z.coerce.number().int().min(0).optional(),
      before: z.coerce.number().int().min(1).optional(),
    }),
    reply: z.object({ messages: z.array(message), hasMore: z.boolean() }),
    errors: ['not_found'],
  }),
  'GET /api/desk/conversations/{id}/photos/{seq}': endpoint({
    ...hosted,
    summary: 'The photo of a message; the access is logged.',
    reply: z.never(),
    errors: ['not_found'],
  }),
  'GET /api/desk/conversations/{id}/canned': endpoint({
    ...hosted,
    summary: 'Canned replies for a conversation, by brand, language and profile.',
    reply: z.object({ answers: z.array(canned) }),
    errors: ['not_found'],
  }),
  'POST /api/desk/conversations/{id}/take': endpoint({
    ...hosted,
    summary: 'Takes a conversation over, or extends the hold.',
    reply: z.object({ heldUntil: z.number() }),
    errors: [...HELD, 'forbidden', 'conversation_blocked'],
  }),
  'POST /api/desk/conversations/{id}/handBack': endpoint({
    ...hosted,
    summary: 'Hands a conversation back to the model or the script.',
    reply: OK,
    errors: HELD,
  }),
  'POST /api/desk/conversations/{id}/messages': endpoint({
    ...hosted,
    summary: 'Sends a message as the hosted profile, idempotent by `idClient`.',
    body: z.object({ text: z.string().max(2_000), idClient: id }),
    reply: z.object({ seq: z.number() }),
    errors: [...HELD, 'input_invalid', 'client_id_reused'],
  }),
  'POST /api/desk/conversations/{id}/suggestion': endpoint({
    ...hosted,
    summary: 'Suggests a reply without sending it.',
    reply: suggestion,
    errors: HELD,
    limits: [{ by: 'address', points: 120, seconds: 60 }],
  }),
  'POST /api/desk/conversations/{id}/notes': endpoint({
    ...hosted,
    summary: 'Adds a note for the operators who take the conversation over later.',
    body: z.object({ text: z.string().trim().min(1).max(HAND_OVER_NOTE_MAX_LENGTH) }),
    reply: OK,
    errors: ['not_found', 'conflict', 'input_invalid', 'card_data_refused'],
  }),
  'POST /api/desk/conversations/{id}/flag': endpoint({
    ...hosted,
    summary: 'Marks the member as needing care, or removes the mark; requires a reason.',
    body: z.object({ set: z.boolean(), reason: z.string().max(CARE_REASON_MAX_LENGTH) }),
    reply: OK,
    errors: ['not_found', 'field_missing', 'conflict'],
  }),
} satisfies DeskContract;
