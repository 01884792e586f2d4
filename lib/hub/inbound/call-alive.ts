import { z } from 'zod';
import { keepCall } from '../../calls/keep-call.ts';
import { clock } from '../../kernel/clock.ts';
import { memberEvent } from '../inbound-event.ts';

/** The tab that holds one side of a call is there; it gets the call as it is now. */
export const callAlive = memberEvent({
  rate: { burst: 10, perMinute: 30 },
  schema: z.object({ id: z.uuid(), tab: z.uuid() }),
  handle: async ({ payload, viewer }) => ({ call: await keepCall(viewer, payload, clock.now()) }),
});
