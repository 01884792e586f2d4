import { z } from 'zod';
import { callSignal as signal } from '../../calls/filter-signal.ts';
import { relaySignal } from '../../calls/relay-signal.ts';
import { memberEvent } from '../inbound-event.ts';

/** A signal to the other side of a call, from the tab that holds this one. */
export const callSignal = memberEvent({
  rate: { burst: 60, perMinute: 120 },
  schema: z.object({
    id: z.uuid(),
    tab: z.uuid(),
    round: z.number().int().min(0).default(0),
    signal,
  }),
  handle: async ({ payload, viewer }) => {
    await relaySignal(viewer, payload);
    return {};
  },
});
