import { z } from 'zod';
import { wakeJobs } from '../../jobs/wake.ts';
import { inbound } from '../inbound-event.ts';

/**
 * The texts' client asks for an answer of a hosted profile. Here the server alone decides when one is
 * due, so this is a hint to look now; what the payload claims is not read.
 */
export const brain = inbound({
  schema: z.looseObject({}),
  handle: () => {
    wakeJobs();
    return Promise.resolve({});
  },
});
