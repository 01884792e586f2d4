import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const line = z.object({
  id: z.string(),
  at: z.date(),
  level: z.number(),
  instance: z.string(),
  requestId: z.string().nullable(),
  brandId: z.string().nullable(),
  about: z.string().nullable(),
  event: z.string(),
  status: z.number().nullable(),
  ms: z.number().nullable(),
  /** The remaining fields of the log line as JSON. */
  data: z.string(),
});

const entry = z.object({
  id: z.string(),
  at: z.date(),
  by: z.string(),
  action: z.string(),
  subject: z.string(),
});

const job = z.object({
  kind: z.string(),
  id: z.string(),
  state: z.enum(['overdue', 'waiting', 'failed', 'done']),
  what: z.string().nullable(),
  error: z.string().nullable(),
});

export const logSearchContract = {
  'GET /api/desk/logLines': endpoint({
    access: 'health',
    summary:
      'Log lines of a request or a record, in order; by default the latest warnings and errors.',
    query: z.object({
      /** The id of a request, or of the row that log lines are about. */
      q: z.string().trim().max(60).optional(),
      level: z.enum(['40', '50']).optional(),
      before: z.string().max(40).optional(),
    }),
    reply: z.object({
      lines: z.array(line),
      next: z.string().nullable(),
      /** Staff actions of that request, and the due work it created. */
      entries: z.array(entry),
      jobs: z.array(job),
    }),
    errors: ['input_invalid'],
  }),
} satisfies DeskContract;
