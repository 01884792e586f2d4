import { z } from 'zod';
import {
  at,
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
  version,
} from '../config/schemas.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { experimentPlan } from './experiment-plan.ts';

const access = 'configure';

export const flowsContract = {
  'GET /api/desk/flows/{brand}/{code}/draft': endpoint({
    access,
    summary: 'The current draft of a flow.',
    reply: draft,
    errors: ['not_found'],
  }),
  'POST /api/desk/flows/{brand}/{code}/check': endpoint({
    access,
    summary: 'Validates a flow without saving it.',
    body: z.object({ content }),
    reply: faults,
    errors: ['not_found'],
  }),
  'POST /api/desk/flows/{brand}/{code}/draft': endpoint({
    access,
    summary: 'Saves a draft unless another revision was saved.',
    body: z.object({ content, revision, basedOn: revision }),
    reply: saved,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/flows/{brand}/{code}/discard': endpoint({
    access,
    summary: 'Discards a draft.',
    body: z.object({ revision }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/flows/{brand}/{code}/preview': endpoint({
    access,
    summary: 'A preview link for the draft, valid for 15 minutes.',
    reply: z.object({ link: z.string() }),
    errors: ['not_found'],
  }),
  'POST /api/desk/flows/{brand}/{code}/publish': endpoint({
    access,
    summary: 'Publishes the draft as the newest version.',
    body: z.object({ revision, note }),
    reply: publishedVersion,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/flows/{brand}/{code}/schedule': endpoint({
    access,
    summary: 'The draft is published at a time, unless it is changed before.',
    body: z.object({ revision, note, at }),
    reply: scheduled,
    errors: ['not_found', 'conflict', 'input_invalid', 'card_data_refused'],
  }),
  'POST /api/desk/flows/{brand}/{code}/restore': endpoint({
    access,
    summary: 'Restores an earlier version as a new one.',
    body: restoring,
    reply: publishedVersion,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/flows/{brand}/{code}/experiment': endpoint({
    access,
    summary: 'Starts an experiment between two published versions.',
    body: z.object({ ...experimentPlan.shape, note }),
    /** False: a second operator must agree first. */
    reply: z.object({ started: z.boolean() }),
    errors: ['not_found', 'flow_unknown', 'conflict'],
  }),
  'POST /api/desk/flows/{brand}/{code}/experiment/end': endpoint({
    access,
    summary: 'Ends the experiment; the chosen arm becomes the version for everyone.',
    body: z.object({ chosenArm: z.enum(['control', 'challenger']), note }),
    reply: version,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
} satisfies DeskContract;
