import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';

export const careContract = {
  'POST /api/contact': endpoint({
    context: 'contact',
    access: 'visitor',
    summary:
      'Stores a message to customer care, mails a copy to the sender, and tells its reference.',
    body: z.object({
      email: z.string().max(320).default(''),
      text: z.string().max(5_000).default(''),
      language: z.enum(locales).optional(),
    }),
    reply: z.object({ reference: z.string() }),
    errors: ['email_malformed', 'contact_text_missing', 'card_data_refused', 'too_many_requests'],
    limits: [
      { by: 'address', points: 5, seconds: 600 },
      { by: 'email', points: 3, seconds: 600 },
    ],
  }),
  'POST /api/webhooks/mail': endpoint({
    context: 'webhook',
    access: 'signed',
    summary:
      'The mail gateway hands over a mail that came in: `{ "recipient", "message" }`, the message as it came over the line in base64, proved by the header `x-mail-signature`, the HMAC-SHA256 of the body in hexadecimal. Answers to customer care are added to their ticket; anything else is answered alike and changes nothing.',
    bodyAs: 'raw',
    bodyLimit: 6 * 1024 * 1024,
    reply: z.object({ result: z.literal('OK'), taken: z.boolean() }),
    errors: ['signature_invalid', 'input_invalid', 'input_too_large'],
    originExempt: true,
  }),
} satisfies Contract;
