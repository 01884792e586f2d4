import { z } from 'zod';
import { runStates } from '../../queue/recurring-queue.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { JOB_REASON_MAX_LENGTH } from '../limits.ts';

export const jobStates = ['overdue', 'waiting', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

const state = z.enum(jobStates);

const kind = z.object({
  name: z.string(),
  about: z.string(),
  /** Each counted up to a thousand. */
  overdue: z.number(),
  waiting: z.number(),
  failed: z.number(),
  /** Since when the oldest row is overdue. */
  since: z.date().nullable(),
});

const job = z.object({
  id: z.string(),
  what: z.string(),
  brandId: z.string().nullable(),
  dueAt: z.date(),
  tries: z.number().nullable(),
  /** Why the last attempt failed, without personal data. */
  error: z.string().nullable(),
});

const recurringJob = z.object({
  name: z.string(),
  dueAt: z.date(),
  /** When it last succeeded. */
  ranAt: z.date().nullable(),
  /** Of its last run in the job queue; null if there was none. */
  state: z.enum(runStates).nullable(),
  tries: z.number(),
  /** Why the last run failed, without personal data. */
  error: z.string().nullable(),
});

const done = z.object({ count: z.number() });

export const jobsContract = {
  'GET /api/desk/jobs': endpoint({
    access: 'health',
    polled: true,
    summary: 'Job kinds with their overdue, scheduled and failed counts, and the nightly jobs.',
    reply: z.object({
      kinds: z.array(kind),
      nightly: z.array(recurringJob),
    }),
    errors: [],
  }),
  'GET /api/desk/jobs/{kind}': endpoint({
    access: 'health',
    summary: 'Jobs of one kind by due time.',
    query: z.object({ state: state.default('overdue'), after: z.string().max(100).optional() }),
    reply: z.object({
      name: z.string(),
      about: z.string(),
      /** Which actions are possible for rows in this state. */
      retries: z.boolean(),
      givesUp: z.boolean(),
      jobs: z.array(job),
      next: z.string().nullable(),
    }),
    errors: ['not_found'],
  }),
  'POST /api/desk/jobs/{kind}/retry': endpoint({
    access: 'health',
    summary: 'Retries one job, or all jobs of a state, up to 500 at once.',
    body: z.object({ state, id: z.string().max(40).optional() }),
    reply: done,
    errors: ['not_found', 'conflict', 'forbidden'],
  }),
  'POST /api/desk/jobs/{kind}/giveUp': endpoint({
    access: 'health',
    summary: 'Discards a job, if its kind supports it.',
    body: z.object({
      id: z.string().max(40),
      reason: z.string().trim().min(1).max(JOB_REASON_MAX_LENGTH),
    }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/nightly/{name}/run': endpoint({
    access: 'health',
    summary: 'Runs a nightly job now; its schedule does not change.',
    reply: done,
    errors: ['not_found'],
  }),
} satisfies DeskContract;
