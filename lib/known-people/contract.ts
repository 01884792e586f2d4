import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { KNOWN_ADDRESSES_MAX, KNOWN_BODY_BYTES, KNOWN_CHANGES_PER_DAY } from './limits.ts';

const DAY_SECONDS = 86_400;
const limits = [{ by: 'member', points: KNOWN_CHANGES_PER_DAY, seconds: DAY_SECONDS }] as const;

/** SHA-256 of `known-address:` and the address in lower case, base64url without padding. */
const hashes = z
  .array(z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/))
  .min(1)
  .max(KNOWN_ADDRESSES_MAX);
const changed = z.object({ count: z.number() });

/** A member's list of people they know, who do not see them, nor they them. */
export const knownPeopleContract = {
  'GET /api/users/knownPeople': endpoint({
    context: 'safety',
    access: 'member',
    summary:
      'The number of addresses in the member’s list of people they know, and when the last was added. The addresses cannot be read.',
    reply: z.object({ count: z.number(), addedAt: z.string().nullable() }),
    errors: ['unauthenticated'],
  }),
  'POST /api/users/knownPeople': endpoint({
    context: 'safety',
    access: 'member',
    summary: `Adds email addresses by their hashes, up to ${String(KNOWN_ADDRESSES_MAX)} of a member. Whoever has or opens an account of the brand with one of them neither sees nor reaches the member, and the other way round; nobody is notified, and the answer does not depend on whether there is such an account.`,
    body: z.object({ hashes }),
    bodyLimit: KNOWN_BODY_BYTES,
    reply: changed,
    errors: [
      'unauthenticated',
      'input_invalid',
      'input_too_large',
      'account_disabled',
      'known_people_full',
      'too_many_requests',
    ],
    limits,
  }),
  'POST /api/users/knownPeople/remove': endpoint({
    context: 'safety',
    access: 'member',
    summary:
      'Removes addresses from the list by their hashes; those that are not in it are ignored.',
    body: z.object({ hashes }),
    bodyLimit: KNOWN_BODY_BYTES,
    reply: changed,
    errors: [
      'unauthenticated',
      'input_invalid',
      'input_too_large',
      'account_disabled',
      'too_many_requests',
    ],
    limits,
  }),
  'DELETE /api/users/knownPeople': endpoint({
    context: 'safety',
    access: 'member',
    summary: 'Empties the list: everybody in it and the member can see each other again.',
    reply: changed,
    errors: ['unauthenticated', 'account_disabled', 'too_many_requests'],
    limits,
  }),
} satisfies Contract;
