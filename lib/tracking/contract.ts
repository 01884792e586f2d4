import { z } from 'zod';
import { KpiTier } from '../db/generated/enums.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { COUNTED_HERE, BROWSER_EVENTS } from './kpi-events.ts';

/** An identifier of ours, such as the name of a plan or a page: no sentence, no address. */
const slug = z.string().regex(/^[\w.:/-]{1,60}$/);

/** A member's action on a profile, as the texts' client reports it. */
const choiceEvent = z.object({
  /** The member's own trackerId; another's answers `not_found`. */
  clickid: z.string().max(64).optional(),
  angelId: z.string().max(64).optional(),
  type: z.enum(['like', 'dislike', 'ko_msg', 'ko_icebreaker']),
});

/** One analytics event. Member data that the server knows itself are accepted but ignored. */
const kpiEvent = z.object({
  clickid: z.string().max(64).optional(),
  service: z.string().max(60).optional(),
  kpiName: z.enum([...BROWSER_EVENTS, ...COUNTED_HERE]),
  kpiValue: z.union([slug, z.number()]).optional(),
  premiumLevel: z.enum(KpiTier).optional(),
  flowCode: z.string().max(60).optional(),
  /** Sent by the texts' clients and dropped. */
  email: z.string().max(320).optional(),
  country: z.string().max(60).optional(),
  ua: z.string().max(1_000).optional(),
  /** Counted at most once per member. */
  countsOnce: z
    .union([z.boolean(), z.literal([0, 1]).transform((bit) => bit === 1)])
    .default(false),
  metadata: z
    .object({ plan: slug, method: slug, hook: slug, page: slug, variant: slug })
    .partial()
    .default({}),
});

export const trackingContract = {
  'POST /api/log/client': endpoint({
    context: 'log',
    access: 'visitor',
    summary:
      'Reports an error of a browser. Addresses, numbers and secrets are removed before it is stored.',
    body: z.object({ subject: z.string().max(200), logText: z.string().max(4_000) }),
    bodyLimit: 16 * 1024,
    reply: z.object({ result: z.literal('OK') }),
    errors: [],
    limits: [{ by: 'address', points: 60, seconds: 60 }],
  }),
  'POST /api/log/csp': endpoint({
    context: 'log',
    access: 'visitor',
    summary: 'Reports a violation of the page’s content security policy.',
    bodyAs: 'raw',
    bodyLimit: 16 * 1024,
    reply: z.object({ result: z.literal('OK') }),
    errors: ['input_invalid'],
    limits: [{ by: 'address', points: 20, seconds: 60 }],
  }),
  'POST /api/log/event': endpoint({
    context: 'log',
    access: 'member',
    summary:
      'Reports an analytics event of a member’s browser. `counted` is false for events that the server counts itself, for repeated one-time events, and on non-public hosts.',
    body: z.union([choiceEvent, kpiEvent]),
    reply: z.object({ result: z.literal('OK'), counted: z.boolean() }),
    errors: ['not_found', 'input_invalid'],
    limits: [{ by: 'member', points: 300, seconds: 60 }],
  }),
  'GET /api/tracker/getIp': endpoint({
    context: 'tracker',
    access: 'visitor',
    summary: 'The caller as the server sees it.',
    reply: z.object({ ip: z.string(), ua: z.string() }),
    errors: [],
  }),
  'GET /api/tracker/pixel': endpoint({
    context: 'tracker',
    access: 'visitor',
    summary:
      'The advertising pixel that a page may load once its visitor has consented to marketing; null without one, and on non-public hosts.',
    reply: z.object({
      pixel: z
        .object({ kind: z.enum(['image', 'script']), url: z.string(), id: z.string() })
        .nullable(),
    }),
    errors: [],
  }),
} satisfies Contract;
