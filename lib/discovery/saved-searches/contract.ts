import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { NEW_MEMBERS_MAX, SAVED_SEARCHES_MAX, SEARCH_NAME_MAX_LENGTH } from '../limits.ts';
import { criteriaSchema } from './criteria.ts';

const savedSearchSchema = criteriaSchema.extend({
  id: z.string(),
  name: z.string(),
  /** Null: the member's own at the moment; always named beside a town. */
  region: z.string().nullable(),
  city: z.string().nullable(),
  /** Whether the member is notified of new members that it finds. */
  alert: z.boolean(),
  /** Members it finds who joined since it was opened, at most NEW_MEMBERS_MAX. */
  newMembers: z.number(),
});

const params = z.object({ id: z.uuid() });
const done = z.object({ result: z.literal('OK') });
const limits = [{ by: 'member', points: 60, seconds: 60 }] as const;

/** The searches that a member saved: only the member sees them. */
export const savedSearchesContract = {
  'GET /api/users/searches': endpoint({
    context: 'searches',
    access: 'member',
    summary: `The searches that the member saved, the latest first, with the number of members who joined since each was opened (up to ${String(NEW_MEMBERS_MAX)}).`,
    reply: z.object({ searches: z.array(savedSearchSchema).readonly() }),
    errors: ['unauthenticated', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/searches': endpoint({
    context: 'searches',
    access: 'member',
    summary:
      `Saves a search under a name, up to ${String(SAVED_SEARCHES_MAX)} of a member. One that is saved already gets ` +
      'the name and the alert. An alert is one notification a day for all searches together, by the channels that the ' +
      'member chose and not at night.',
    body: criteriaSchema.extend({
      name: z.string().trim().min(1).max(SEARCH_NAME_MAX_LENGTH),
      alert: z.boolean().default(false),
      /** Name or id; the member's own by default. */
      region: z.coerce.string().max(80).optional(),
      city: z.string().max(120).optional(),
      trackerId: z.string().max(64).optional(),
    }),
    reply: z.object({ id: z.string() }),
    errors: [
      'unauthenticated',
      'input_invalid',
      'not_found',
      'place_unknown',
      'region_locked',
      'searches_full',
      'account_disabled',
      'too_many_requests',
    ],
    limits,
  }),
  'POST /api/users/searches/{id}/alert': endpoint({
    context: 'searches',
    access: 'member',
    summary: 'Switches the alert of a saved search on or off.',
    params,
    body: z.object({ alert: z.boolean() }),
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits,
  }),
  'POST /api/users/searches/{id}/opened': endpoint({
    context: 'searches',
    access: 'member',
    summary:
      'The member looks at what a saved search finds: members count as new from now on, and what an alert found of it is not notified any more.',
    params,
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits,
  }),
  'DELETE /api/users/searches/{id}': endpoint({
    context: 'searches',
    access: 'member',
    summary: 'Deletes a saved search.',
    params,
    reply: done,
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits,
  }),
} satisfies Contract;
