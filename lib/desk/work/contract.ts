import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { workKinds } from './work-kinds.ts';

const work = z.object({
  kind: z.enum(workKinds),
  /** Up to `most`; one more than that stands for more. */
  waiting: z.number(),
  oldest: z.date().nullable(),
  /** Of these, what has come since the operator's last visit; null on the first one. */
  fresh: z.number().nullable(),
  /** Of these, what should have been done by now; null where nothing has a due time. */
  late: z.number().nullable(),
  /** What the operator holds; null where nothing is held. */
  mine: z.number().nullable(),
});

export type Work = z.infer<typeof work>;

export const workContract = {
  'GET /api/desk/work': endpoint({
    access: 'operator',
    polled: true,
    summary:
      'What waits on the operator’s pages: counts, the oldest, what is new and what is theirs.',
    reply: z.object({ most: z.number(), work: z.array(work) }),
    errors: [],
  }),
} satisfies DeskContract;
