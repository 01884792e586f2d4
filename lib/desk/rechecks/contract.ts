import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { decision } from '../queue/decision-schema.ts';
import { queueKinds } from '../queue/kinds.ts';

const kind = z.enum(queueKinds);

export const rechecksContract = {
  'GET /api/desk/rechecks': endpoint({
    access: 'moderate',
    summary: 'How often two moderators decided the same in the last 90 days, by kind.',
    reply: z.object({
      kinds: z.array(
        z.object({
          kind,
          waiting: z.int(),
          judged: z.int(),
          same: z.int(),
          /** Both restrict, or both do not. */
          sameSide: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  'POST /api/desk/rechecks/take': endpoint({
    access: 'moderate',
    personal: true,
    readOnly: true,
    summary: 'An item that another moderator decided, without the decision; null when none waits.',
    body: z.object({ skipped: z.array(z.string().max(40)).max(200).default([]) }),
    reply: z.object({
      recheck: z
        .object({
          id: z.string(),
          /** As `POST /api/desk/queue/take` gave it before the first decision, with the pictures similar now. */
          item: z.record(z.string(), z.unknown()),
        })
        .nullable(),
    }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/rechecks/{id}/judge': endpoint({
    access: 'moderate',
    personal: true,
    summary: 'Stores how the caller would have decided, and returns the first decision.',
    body: z.object({ decision }),
    reply: z.object({ first: z.string(), same: z.boolean() }),
    errors: ['not_found', 'conflict', 'purpose_missing'],
  }),
  'GET /api/desk/rechecks/differences': endpoint({
    access: 'moderate_senior',
    summary: 'The last decisions about which two moderators differ.',
    reply: z.object({
      differences: z.array(
        z.object({
          id: z.string(),
          kind,
          itemId: z.string(),
          first: z.string(),
          firstBy: z.string(),
          second: z.string(),
          secondBy: z.string(),
          at: z.date(),
        }),
      ),
    }),
    errors: [],
  }),
} satisfies DeskContract;
