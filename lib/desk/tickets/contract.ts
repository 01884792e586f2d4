import { z } from 'zod';
import { locales } from '../../brands/schema.ts';
import { TicketRating, TicketState } from '../../db/generated/enums.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { PLACES } from '../plain/fill-answer.ts';
import { ticketLists } from '../plain/ticket-lists.ts';
import {
  ANSWER_TITLE_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  TICKET_ANSWER_MAX_LENGTH,
  TICKET_SEARCH_MAX_LENGTH,
} from '../limits.ts';
import { refusedFile } from '../../care/files/refused-file.ts';
import { careFile, careFileIds, fileSize, UPLOAD_ERRORS } from '../../care/contract.ts';
import { TICKET_TAGS_NAMED_MAX } from '../../care/limits.ts';
import { ticketContext } from './context-schema.ts';

const done = z.object({ result: z.literal('OK') });
const state = z.enum(TicketState);
const locale = z.enum(locales);
const messageText = z.string().max(20_000);
const refused = ['contact_text_missing', 'text_too_long', 'card_data_refused'] as const;

const listed = z.object({
  reference: z.string(),
  brandId: z.string(),
  locale: z.string(),
  state,
  createdAt: z.date(),
  sinceAt: z.date(),
  dueAt: z.date().nullable(),
  snoozedUntil: z.date().nullable(),
  excerpt: z.string(),
  trackerId: z.string().nullable(),
  claimedBy: z.string().nullable(),
  assignedTo: z.string().nullable(),
  tags: z.array(z.string()),
  rating: z.enum(TicketRating).nullable(),
});

const message = z.object({
  id: z.string(),
  from: z.enum(['sender', 'care']),
  text: z.string(),
  at: z.date(),
  by: z.string().nullable(),
  fromAddress: z.string().nullable(),
  /** Files of a mail that were not stored; before `refused`, only their number. */
  attachments: z.number(),
  refused: z.array(refusedFile).readonly(),
  inApp: z.boolean(),
  files: z.array(careFile),
});

const thread = z.object({
  reference: z.string(),
  brand: z.object({ id: z.string(), name: z.string() }),
  locale,
  state,
  email: z.string(),
  createdAt: z.date(),
  sinceAt: z.date(),
  dueAt: z.date().nullable(),
  snoozedUntil: z.date().nullable(),
  erased: z.boolean(),
  /** The reference of the ticket that has the messages of this one. */
  mergedInto: z.string().nullable(),
  bounced: z.boolean(),
  member: z.object({ trackerId: z.string(), name: z.string() }).nullable(),
  claim: z.object({ name: z.string(), mine: z.boolean(), until: z.date() }).nullable(),
  assignee: z.object({ id: z.string(), name: z.string(), mine: z.boolean() }).nullable(),
  tags: z.array(z.string()),
  rating: z
    .object({ rating: z.enum(TicketRating), comment: z.string().nullable(), at: z.date() })
    .nullable(),
  seen: z.number(),
  messages: z.array(message),
  notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: z.date() })),
});

const answer = z.object({
  answerId: z.string(),
  version: z.number(),
  title: z.string(),
  text: z.string(),
  at: z.date(),
});

/** Of the operator's brands; counts end at a thousand. */
const waiting = z.object({
  count: z.number(),
  oldest: z.date().nullable(),
  overdue: z.number(),
});

export const ticketsContract = {
  'GET /api/desk/ticketCounts': endpoint({
    access: 'care',
    polled: true,
    summary: 'The number of open and overdue tickets, and since when the oldest waits.',
    reply: z.object({ waiting, now: z.date() }),
    errors: [],
  }),
  'GET /api/desk/tickets': endpoint({
    access: 'care',
    personal: true,
    summary:
      'Tickets, open ones in the order in which they are due, and the number of open ones; `find` searches all of them by reference, address, `#tag` or words.',
    query: z.object({
      list: z.enum(ticketLists).default('waiting'),
      brand: z.string().max(40).optional(),
      member: z.string().max(80).optional(),
      find: z.string().max(TICKET_SEARCH_MAX_LENGTH).optional(),
      after: z.string().max(80).optional(),
    }),
    reply: z.object({
      tickets: z.array(listed),
      next: z.string().nullable(),
      waiting,
      satisfaction: z.object({ good: z.number(), rated: z.number() }),
      now: z.date(),
    }),
    errors: [],
  }),
  'GET /api/desk/tickets/{reference}': endpoint({
    access: 'care',
    personal: true,
    summary: 'One ticket with all its messages.',
    reply: thread,
    errors: ['not_found'],
  }),
  'POST /api/desk/tickets/{reference}/claim': endpoint({
    access: 'care',
    personal: true,
    summary: 'Claims a ticket for five minutes; `over` takes over the claim of another operator.',
    body: z.object({ over: z.boolean().default(false) }),
    reply: z.object({ until: z.date() }),
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/tickets/{reference}/release': endpoint({
    access: 'care',
    personal: true,
    summary: 'Releases the claim of a ticket.',
    reply: done,
    errors: ['not_found'],
  }),
  'POST /api/desk/tickets/{reference}/preview': endpoint({
    access: 'care',
    personal: true,
    summary: 'Renders a reply as an email without sending it.',
    body: z.object({ text: messageText }),
    reply: z.object({ subject: z.string(), html: z.string(), to: z.string(), from: z.string() }),
    errors: ['not_found', ...refused],
  }),
  'POST /api/desk/tickets/{reference}/reply': endpoint({
    access: 'care',
    personal: true,
    summary:
      'Sends a reply by email; refused while another operator holds the claim, or after a new message.',
    body: z.object({
      text: messageText,
      seen: z.int().min(0),
      close: z.boolean().default(false),
      files: careFileIds,
    }),
    reply: done,
    errors: ['not_found', 'conflict', 'file_expired', ...refused],
  }),
  'POST /api/desk/tickets/{reference}/files': endpoint({
    access: 'care',
    personal: true,
    bodyAs: 'multipart',
    summary: 'Uploads a picture or a PDF for a reply. Without a reply it is deleted after an hour.',
    reply: careFile,
    errors: ['not_found', ...UPLOAD_ERRORS],
  }),
  'GET /api/desk/tickets/{reference}/files/{fileId}': endpoint({
    access: 'care',
    personal: true,
    summary: 'A picture of a message, also as a small version, or a PDF to download.',
    query: z.object({ size: fileSize }),
    reply: z.instanceof(Blob),
    errors: ['not_found'],
  }),
  'POST /api/desk/tickets/{reference}/close': endpoint({
    access: 'care',
    personal: true,
    summary: 'Closes a ticket; a new message reopens it.',
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/tickets/{reference}/reopen': endpoint({
    access: 'care',
    personal: true,
    summary: 'Reopens a ticket.',
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/tickets/{reference}/snooze': endpoint({
    access: 'care',
    personal: true,
    summary: 'Sets a ticket aside until a time, at which it is open again; null ends that now.',
    body: z.object({ until: z.iso.datetime().nullable() }),
    reply: done,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
  'GET /api/desk/tickets/{reference}/context': endpoint({
    access: 'care',
    personal: true,
    summary:
      'The plan, credits, last orders, other tickets and restrictions of the member who wrote a ticket, and the values for canned replies to it.',
    reply: z.object({
      context: ticketContext.nullable(),
      /** What the placeholders of canned replies stand for. */
      values: z.partialRecord(z.enum(PLACES), z.string()),
    }),
    errors: ['not_found'],
  }),
  'POST /api/desk/tickets/{reference}/notes': endpoint({
    access: 'care',
    personal: true,
    summary: 'Adds an internal note to a ticket.',
    body: z.object({ text: z.string().max(NOTE_MAX_LENGTH) }),
    reply: done,
    errors: ['not_found', 'conflict', 'contact_text_missing', 'card_data_refused'],
  }),
  'POST /api/desk/tickets/{reference}/assign': endpoint({
    access: 'care',
    personal: true,
    summary: 'Names the operator who is to answer a ticket, or nobody.',
    body: z.object({ assigneeId: z.string().max(40).nullable() }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/tickets/{reference}/merge': endpoint({
    access: 'care',
    personal: true,
    summary:
      'Moves the messages, notes and tags of a ticket into another one of the same member, and closes it. It cannot be undone.',
    body: z.object({ into: z.string().max(20) }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/tickets/{reference}/tags': endpoint({
    access: 'care',
    personal: true,
    summary: 'Replaces the tags of a ticket.',
    body: z.object({ tags: z.array(z.string().max(60)).max(TICKET_TAGS_NAMED_MAX) }),
    reply: done,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
  'GET /api/desk/ticketTags': endpoint({
    access: 'care',
    summary: 'The tags that tickets of a brand have.',
    query: z.object({ brand: z.string().max(40).default('') }),
    reply: z.object({ tags: z.array(z.string()) }),
    errors: ['not_found'],
  }),
  'GET /api/desk/ticketAssignees': endpoint({
    access: 'care',
    summary: 'The operators who answer tickets of a brand, the caller first.',
    query: z.object({ brand: z.string().max(40).default('') }),
    reply: z.object({
      assignees: z.array(z.object({ id: z.string(), name: z.string(), mine: z.boolean() })),
    }),
    errors: ['not_found'],
  }),
  'GET /api/desk/careAnswers': endpoint({
    access: 'care',
    summary: 'Canned replies of a brand in a language.',
    query: z.object({ brand: z.string().max(40).default(''), language: locale.default('en') }),
    reply: z.object({ answers: z.array(answer) }),
    errors: ['not_found'],
  }),
  'POST /api/desk/careAnswers': endpoint({
    access: 'care',
    summary: 'Creates a canned reply, or a new version of one.',
    body: z.object({
      brandId: z.string().max(40),
      locale,
      title: z.string().max(ANSWER_TITLE_MAX_LENGTH),
      text: z.string().max(TICKET_ANSWER_MAX_LENGTH),
      answerId: z.string().max(40).optional(),
      version: z.int().min(0).default(0),
    }),
    reply: z.object({ answerId: z.string() }),
    errors: ['not_found', 'field_missing', 'conflict', 'card_data_refused'],
  }),
  'POST /api/desk/careAnswers/{id}/retire': endpoint({
    access: 'care',
    summary: 'Retires a canned reply; its versions are stored.',
    body: z.object({ version: z.int().min(1) }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
} satisfies DeskContract;
