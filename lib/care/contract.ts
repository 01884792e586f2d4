import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { TicketFileKind, TicketRating } from '../db/generated/enums.ts';
import {
  CARE_FILES_MAX,
  CARE_FORM_MAX_LENGTH,
  CARE_UPLOADS_PER_TEN_MINUTES,
  INBOUND_MAILS_PER_MINUTE,
  RATING_COMMENT_MAX_LENGTH,
} from './limits.ts';

const state = z.enum(['waiting', 'answered', 'closed']);
const rating = z.enum(TicketRating);
const named = z.object({ reference: z.string().max(20) });

/** A file of a message. */
export const careFile = z.object({
  id: z.string(),
  kind: z.enum(TicketFileKind),
  name: z.string(),
  bytes: z.number(),
});
/** Ids of uploaded files, for a message. */
export const careFileIds = z.array(z.uuid()).max(CARE_FILES_MAX).default([]);
export const fileSize = z.enum(['thumb', 'full']).default('full');
export const UPLOAD_ERRORS = [
  'file_type_refused',
  'file_too_large',
  'file_unreadable',
  'file_missing',
  'unavailable',
] as const;

const ownTicket = z.object({
  reference: z.string(),
  state,
  /** What the member said about the answers; null until then. */
  rating: rating.nullable(),
  ratingComment: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      /** Written by the member, not by customer care. */
      own: z.boolean(),
      text: z.string(),
      at: z.string(),
      files: z.array(careFile),
    }),
  ),
});

export const careContract = {
  'GET /api/users/tickets': endpoint({
    context: 'contact',
    access: 'member',
    summary: 'The member’s own tickets, newest first.',
    query: z.object({ before: z.string().max(40).optional() }),
    reply: z.object({
      tickets: z.array(
        z.object({
          reference: z.string(),
          state,
          excerpt: z.string(),
          at: z.string(),
          since: z.string(),
        }),
      ),
      next: z.string().nullable(),
    }),
    errors: ['unauthenticated', 'input_invalid'],
  }),
  'GET /api/users/tickets/{reference}': endpoint({
    context: 'contact',
    access: 'member',
    summary: 'One ticket with its messages.',
    params: named,
    reply: ownTicket,
    errors: ['unauthenticated', 'not_found'],
  }),
  'POST /api/users/tickets/{reference}': endpoint({
    context: 'contact',
    access: 'member',
    summary: 'Adds a message to a ticket; a closed ticket is reopened.',
    params: named,
    body: z.object({
      text: z.string().max(CARE_FORM_MAX_LENGTH).default(''),
      files: careFileIds,
    }),
    reply: ownTicket,
    errors: [
      'unauthenticated',
      'input_invalid',
      'not_found',
      'contact_text_missing',
      'card_data_refused',
      'file_expired',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'GET /api/users/tickets/{reference}/files/{fileId}': endpoint({
    context: 'contact',
    access: 'member',
    summary:
      'A file of a message of the member’s own ticket: a JPEG (`thumb`: a small WebP), or a PDF, which is only downloaded.',
    params: z.object({ reference: z.string().max(20), fileId: z.string().max(40) }),
    query: z.object({ size: fileSize }),
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['unauthenticated', 'not_found'],
  }),
  'POST /api/users/tickets/{reference}/rating': endpoint({
    context: 'contact',
    access: 'member',
    summary: 'Says whether the answers to a ticket helped; replaces an earlier rating.',
    params: named,
    body: z.object({ rating, comment: z.string().max(RATING_COMMENT_MAX_LENGTH).default('') }),
    reply: ownTicket,
    errors: [
      'unauthenticated',
      'input_invalid',
      'not_found',
      'conflict',
      'card_data_refused',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'POST /api/contact': endpoint({
    context: 'contact',
    access: 'visitor',
    summary:
      'Stores a message to customer care, mails a copy to the sender, and returns its reference.',
    body: z.object({
      email: z.string().max(320).default(''),
      text: z.string().max(CARE_FORM_MAX_LENGTH).default(''),
      language: z.enum(locales).optional(),
      files: careFileIds,
    }),
    reply: z.object({ reference: z.string() }),
    errors: [
      'email_malformed',
      'contact_text_missing',
      'card_data_refused',
      'file_expired',
      'too_many_requests',
    ],
    limits: [
      { by: 'address', points: 5, seconds: 600 },
      { by: 'email', points: 3, seconds: 600 },
    ],
  }),
  'POST /api/contact/files': endpoint({
    context: 'contact',
    access: 'visitor',
    summary:
      'Uploads a file for a message to customer care (multipart, field `file`: JPEG, PNG, GIF or WebP up to 10 MB, PDF up to 5 MB). Without a message it is deleted after an hour.',
    // The handler parses the body as a stream; the schema is for the API document.
    body: z.object({ file: z.string().meta({ format: 'binary' }) }).optional(),
    bodyAs: 'multipart',
    reply: careFile,
    errors: [...UPLOAD_ERRORS, 'too_many_requests'],
    limits: [{ by: 'address', points: CARE_UPLOADS_PER_TEN_MINUTES, seconds: 600 }],
  }),
  'POST /api/webhooks/mail': endpoint({
    context: 'webhook',
    access: 'signed',
    summary:
      'Incoming email from the mail gateway: `{ "recipient", "message" }`, the raw message in base64, authenticated by the header `x-mail-signature`, the HMAC-SHA256 of the body in hexadecimal. Replies to customer care are added to their ticket; bounces and spam complaints stop marketing and notices to their address; anything else gets the same response and changes nothing.',
    bodyAs: 'raw',
    bodyLimit: 16 * 1024 * 1024,
    reply: z.object({ result: z.literal('OK'), taken: z.boolean() }),
    errors: ['signature_invalid', 'input_invalid', 'input_too_large', 'unavailable'],
    limits: [{ by: 'address', points: INBOUND_MAILS_PER_MINUTE, seconds: 60 }],
    originExempt: true,
  }),
} satisfies Contract;
