import { z } from 'zod';
import {
  at,
  confirmedPriceMinor,
  content,
  done,
  draft,
  faults,
  note,
  publishedVersion,
  restoring,
  revision,
  saved,
  scheduled,
} from '../config/schemas.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const access = 'configure';

export const plansContract = {
  'GET /api/desk/plans/{product}/draft': endpoint({
    access,
    summary: 'The current draft of a plan.',
    reply: draft,
    errors: ['not_found'],
  }),
  'POST /api/desk/plans/{product}/check': endpoint({
    access,
    summary: 'Validates a plan without saving it.',
    body: z.object({ content }),
    reply: faults,
    errors: ['not_found'],
  }),
  'POST /api/desk/plans/{product}/draft': endpoint({
    access,
    summary: 'Saves a draft unless another revision was saved. Requires access to all brands.',
    body: z.object({ content, revision, basedOn: revision }),
    reply: saved,
    errors: ['not_found', 'forbidden', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/plans/{product}/discard': endpoint({
    access,
    summary: 'Discards a draft.',
    body: z.object({ revision }),
    reply: done,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'POST /api/desk/plans/{product}/preview': endpoint({
    access,
    summary: 'A preview link for the draft, valid for 15 minutes.',
    body: z.object({ brand: z.string().max(40) }),
    reply: z.object({ link: z.string() }),
    errors: ['not_found'],
  }),
  'POST /api/desk/plans/{product}/publish': endpoint({
    access,
    summary: 'Publishes the draft on all brands.',
    body: z.object({ revision, note, confirmedPriceMinor }),
    reply: publishedVersion,
    errors: ['not_found', 'forbidden', 'conflict', 'input_invalid', 'price_unusual'],
  }),
  'POST /api/desk/plans/{product}/schedule': endpoint({
    access,
    summary: 'The draft is published on all brands at a time, unless it is changed before.',
    body: z.object({ revision, note, at, confirmedPriceMinor }),
    reply: scheduled,
    errors: [
      'not_found',
      'forbidden',
      'conflict',
      'input_invalid',
      'price_unusual',
      'card_data_refused',
    ],
  }),
  'POST /api/desk/plans/{product}/restore': endpoint({
    access,
    summary: 'Restores an earlier version as a new one.',
    body: restoring.extend({ confirmedPriceMinor }),
    reply: publishedVersion,
    errors: ['not_found', 'forbidden', 'conflict', 'input_invalid', 'price_unusual'],
  }),
} satisfies DeskContract;
