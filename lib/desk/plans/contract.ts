import { z } from 'zod';
import {
  content,
  done,
  draft,
  faults,
  note,
  restoring,
  revision,
  saved,
  version,
} from '../config/schemas.ts';
import { deskEndpoint, type DeskContract } from '../endpoint.ts';

const access = 'configure';

export const plansContract = {
  'GET /api/desk/plans/{product}/draft': deskEndpoint({
    access,
    summary: 'What somebody is writing of a plan.',
    reply: draft,
    errors: ['not_found'],
  }),
  'POST /api/desk/plans/{product}/check': deskEndpoint({
    access,
    summary: 'What stands against selling a plan like this. Writes nothing.',
    body: z.object({ content }),
    reply: faults,
    errors: ['not_found'],
  }),
  'POST /api/desk/plans/{product}/draft': deskEndpoint({
    access,
    summary:
      'Keeps a draft, if it is still the one that was changed. For those who work for every brand.',
    body: z.object({ content, revision, basedOn: revision }),
    reply: saved,
    errors: ['not_found', 'forbidden', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/plans/{product}/discard': deskEndpoint({
    access,
    summary: 'Throws a draft away.',
    body: z.object({ revision }),
    reply: done,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'POST /api/desk/plans/{product}/preview': deskEndpoint({
    access,
    summary:
      'The address where this operator sees a brand with the draft, for a quarter of an hour.',
    body: z.object({ brand: z.string().max(40) }),
    reply: z.object({ link: z.string() }),
    errors: ['not_found'],
  }),
  'POST /api/desk/plans/{product}/publish': deskEndpoint({
    access,
    summary: 'Makes the draft the version on sale, everywhere.',
    body: z.object({ revision, note }),
    reply: version,
    errors: ['not_found', 'forbidden', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/plans/{product}/restore': deskEndpoint({
    access,
    summary: 'Brings an earlier version back, as a new one.',
    body: restoring,
    reply: version,
    errors: ['not_found', 'forbidden', 'conflict', 'input_invalid'],
  }),
} satisfies DeskContract;
