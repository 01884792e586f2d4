import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';

export const trackingContract = {
  'POST /api/log/client': endpoint({
    context: 'log',
    access: 'visitor',
    summary: 'A browser tells of an error it met.',
    body: z.object({ subject: z.string().max(200), logText: z.string().max(4_000) }),
    bodyLimit: 16 * 1024,
    reply: z.object({ result: z.literal('OK') }),
    errors: [],
    limits: [{ by: 'address', points: 60, seconds: 60 }],
  }),
  'GET /api/tracker/getIp': endpoint({
    context: 'tracker',
    access: 'visitor',
    summary: 'The caller as the server sees it.',
    reply: z.object({ ip: z.string(), ua: z.string() }),
    errors: [],
  }),
} satisfies Contract;
