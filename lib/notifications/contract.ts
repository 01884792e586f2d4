import { z } from 'zod';
import { clickid, done, iso } from '../identity/account-schemas.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { pauseLengths } from './limits.ts';

/** Null: until the member ends the pause. */
const pause = z.object({ until: iso.nullable() });

/** The pause of all notices outside the site and of the popups on it. */
export const noticePauseContract = {
  'POST /api/users/noticePause': endpoint({
    context: 'notifications',
    access: 'member',
    summary:
      'Pauses push, Telegram, notices by mail, news and popups: for an hour, until tomorrow morning in the given time zone, for a week, or until it is ended. Mail about the account, safety and payments is sent as usual.',
    body: z.object({
      length: z.enum(pauseLengths),
      /** IANA name; the brand’s zone replaces an unknown one. */
      timeZone: z.string().max(64).optional(),
      clickid,
    }),
    reply: done.extend({ pause }),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 30, seconds: 60 }],
  }),
  'DELETE /api/users/noticePause': endpoint({
    context: 'notifications',
    access: 'member',
    summary: 'Ends the pause of all notices; what is unread is notified once. Idempotent.',
    reply: done,
    errors: ['unauthenticated', 'too_many_requests'],
    limits: [{ by: 'member', points: 30, seconds: 60 }],
  }),
} satisfies Contract;
