import { z } from 'zod';
import { SharedDateState } from '../db/generated/enums.ts';
import { DAY, HOUR } from '../kernel/clock.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import {
  CHECK_IN_GRACE_MS,
  CHECK_IN_HOURS,
  DATE_NAME_MAX_LENGTH,
  DATE_PLACE_MAX_LENGTH,
  SHARED_DATE_AHEAD_DAYS,
  SHARED_DATE_LINK_MS,
  SHARED_DATES_MAX,
} from './limits.ts';

const done = z.object({ result: z.literal('OK') });
const params = z.object({ id: z.uuid() });
const token = z.string().max(200).default('');
const limits = [{ by: 'member', points: 60, seconds: 60 }] as const;
const linkLimits = [{ by: 'address', points: 30, seconds: 300 }] as const;
const times = { meetAt: z.iso.datetime(), checkInAt: z.iso.datetime() };

/** A member shares who, where and when with a person they trust. */
export const datesContract = {
  'GET /api/users/dates': endpoint({
    context: 'dates',
    access: 'member',
    summary: 'The dates that the member shares, or shared in the last days, the next one first.',
    reply: z.object({
      dates: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            place: z.string(),
            ...times,
            /** Address of the trusted person, and whether they agreed. */
            contact: z.string(),
            agreement: z.enum(['asked', 'agreed', 'declined']),
            state: z.enum(SharedDateState),
          }),
        )
        .readonly(),
    }),
    errors: ['unauthenticated', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/dates': endpoint({
    context: 'dates',
    access: 'member',
    summary:
      `Shares a date with a trusted person, who is asked by mail and sees nothing of it before they agree; up to ${String(SHARED_DATES_MAX)} at the same time, at most ${String(SHARED_DATE_AHEAD_DAYS)} days ahead. ` +
      `The member is reminded at the check-in time. Without a check-in in the ${String(CHECK_IN_GRACE_MS / HOUR)} hour after it, the trusted person gets the plan by mail.`,
    body: z.object({
      /** Of the person whom the member meets. */
      name: z.string().trim().min(1).max(DATE_NAME_MAX_LENGTH),
      place: z.string().trim().min(1).max(DATE_PLACE_MAX_LENGTH),
      /** As a clock of the brand's time zone shows it. */
      meetAt: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
      checkInHours: z.literal(CHECK_IN_HOURS),
      contact: z.string().max(320),
    }),
    reply: z.object({ id: z.string() }),
    errors: [
      'unauthenticated',
      'input_invalid',
      'account_disabled',
      'email_unconfirmed',
      'date_time_refused',
      'date_link_refused',
      'email_malformed',
      'email_refused',
      'contact_own',
      'contact_declined',
      'contact_asked',
      'dates_full',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 20, seconds: 3_600 }],
  }),
  'POST /api/users/dates/{id}/cancel': endpoint({
    context: 'dates',
    access: 'member',
    summary: 'Cancels a planned date: nothing is sent about it any more.',
    params,
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'date_ended', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/dates/{id}/checkIn': endpoint({
    context: 'dates',
    access: 'member',
    summary:
      'The member is fine. After a missed check-in the trusted person is notified that it was made.',
    params,
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'date_ended', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/dates/checkIn': endpoint({
    context: 'dates',
    access: 'visitor',
    summary: 'The same by the mailed token of the reminder, without a session.',
    body: z.object({ token }),
    reply: done,
    errors: ['token_expired', 'date_ended', 'too_many_requests'],
    limits: linkLimits,
  }),
  'POST /api/users/dates/shared': endpoint({
    context: 'dates',
    access: 'visitor',
    readOnly: true,
    summary: `A date as the trusted person sees it by the mailed token: only who asks before they agree, then who, where and when, and only the state once it is over. The token works until ${String(SHARED_DATE_LINK_MS / DAY)} days after the check-in time.`,
    body: z.object({ token }),
    reply: z.object({
      /** Name of the member who shares. */
      from: z.string(),
      agreed: z.boolean(),
      state: z.enum(SharedDateState),
      details: z.object({ name: z.string(), place: z.string(), ...times }).nullable(),
    }),
    errors: ['token_expired', 'too_many_requests'],
    limits: linkLimits,
  }),
  'POST /api/users/dateOffer/answered': endpoint({
    context: 'dates',
    access: 'member',
    summary:
      'The member has answered the offer to share a date, which is made once in a conversation.',
    body: z.object({ angelId: z.string().min(1).max(64) }),
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/dates/answer': endpoint({
    context: 'dates',
    access: 'visitor',
    summary:
      'The trusted person agrees to receive the date, or declines: then the token ends, and this member cannot ask them again for days.',
    body: z.object({ token, agree: z.boolean() }),
    reply: done,
    errors: ['input_invalid', 'token_expired', 'date_ended', 'too_many_requests'],
    limits: linkLimits,
  }),
} satisfies Contract;
