import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const provider = z.object({
  name: z.string(),
  at: z.date(),
  outcome: z.string(),
  ms: z.number(),
  unanswered: z.number(),
});

const instance = z.object({
  id: z.string(),
  host: z.string(),
  role: z.string(),
  version: z.string(),
  startedAt: z.date(),
  seenAt: z.date(),
  /** False when the instance has sent no heartbeat for three heartbeat intervals. */
  alive: z.boolean(),
  node: z.string(),
  memoryMb: z.number(),
  loopMs: z.number(),
  pool: z.object({ open: z.number(), idle: z.number(), waiting: z.number(), most: z.number() }),
  redis: z.enum(['none', 'ready', 'away']),
  sockets: z.array(z.object({ brandId: z.string(), count: z.number() })),
  lastRound: z.object({ at: z.date(), ms: z.number() }).nullable(),
});

const database = z.object({
  version: z.string(),
  mostConnections: z.number(),
  bytes: z.number(),
  replicas: z.number(),
  migrations: z.number(),
  lastMigration: z.string().nullable(),
  answeredInMs: z.number(),
  connections: z.array(z.object({ state: z.string(), count: z.number() })),
  slow: z.array(
    z.object({
      pid: z.number(),
      state: z.string(),
      ms: z.number(),
      waitEvent: z.string().nullable(),
      statement: z.string(),
    }),
  ),
});

const queue = z.object({ name: z.string(), rows: z.number(), since: z.date().nullable() });

export const healthContract = {
  'GET /api/desk/health': endpoint({
    access: 'health',
    polled: true,
    summary: 'The state of instances, database, queues and providers.',
    reply: z.object({
      at: z.date(),
      instances: z.array(instance),
      database,
      queues: z.array(queue),
      providers: z.array(provider),
    }),
    errors: [],
  }),
} satisfies DeskContract;
