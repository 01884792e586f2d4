import { z } from 'zod';
import { wakeJobs } from '../../queue/wake.ts';
import { memberEvent } from '../inbound-event.ts';

const claim = z.unknown().optional();

/**
 * The reference client uses this to request a hosted profile's answer. Here the server alone decides when one
 * is due, from whom and at what price, so it is a hint to check now: its fields are accepted and ignored.
 */
export const brain = memberEvent({
  rate: { burst: 1, perMinute: 12 },
  schema: z.object({
    trackerId: claim,
    briefKind: claim,
    country: claim,
    region: claim,
    domain: claim,
    landedTime: claim,
    fluxid: claim,
    premiumLevel: claim,
    requestOrigin: claim,
    use_ai: claim,
  }),
  handle: () => {
    wakeJobs();
    return Promise.resolve({});
  },
});
