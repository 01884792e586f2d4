import { z } from 'zod';
import { wakeJobs } from '../../jobs/wake.ts';
import { inbound } from '../inbound-event.ts';

const claim = z.unknown().optional();

/**
 * The texts' client asks for an answer of a hosted profile. Here the server alone decides when one is
 * due, by whom and at what price, so this is a hint to look now: what it claims is named and not read.
 */
export const brain = inbound({
  rate: { burst: 1, perMinute: 12 },
  schema: z.object({
    ...{ trackerId: claim, briefKind: claim, country: claim, region: claim, domain: claim },
    ...{ landedTime: claim, fluxid: claim, premiumLevel: claim },
    ...{ requestOrigin: claim, use_ai: claim },
  }),
  handle: () => {
    wakeJobs();
    return Promise.resolve({});
  },
});
