import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';

const token = z.string().max(200);

export const mailingContract = {
  'POST /api/mailRemove': endpoint({
    context: 'mailing',
    access: 'visitor',
    summary:
      'Removes an address from the mailing list: the member’s own by the session, or the recipient of an email by its token, which never expires. Any other address gets an email with the link; the response does not reveal whether it is known.',
    body: z.object({
      'event-data': z.object({ recipient: z.string().max(320).default('') }).optional(),
      token: token.optional(),
    }),
    reply: z.object({
      result: z.literal('OK'),
      /** False: the address is not removed yet; if it is on the list, it was sent a link. */
      removed: z.boolean(),
    }),
    errors: ['email_malformed', 'token_expired', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'address', points: 10, seconds: 600 }],
  }),
  'POST /api/mail/one-click': endpoint({
    context: 'mailing',
    access: 'signed',
    summary: 'One-click unsubscription by the mail client (RFC 8058).',
    query: z.object({ token: token.default('') }),
    body: z.any(),
    bodyAs: 'raw',
    bodyLimit: 4_096,
    originExempt: true,
    reply: z.object({ result: z.literal('OK') }),
    errors: ['token_expired', 'too_many_requests'],
    limits: [{ by: 'address', points: 120, seconds: 60 }],
  }),
  'GET /api/mail/one-click': endpoint({
    context: 'mailing',
    access: 'visitor',
    summary:
      'The same URL opened in a browser: redirects to the page with the button and changes nothing.',
    query: z.object({ token: token.default('') }),
    reply: z.any(),
    replyAs: 'response',
    errors: ['too_many_requests'],
    limits: [{ by: 'address', points: 120, seconds: 60 }],
  }),
} satisfies Contract;
