import { z } from 'zod';
import { inbound } from '../inbound-event.ts';

/** A window of the site came into view, or is out of it: whoever looks is told there and nowhere else. */
export const tabVisibility = inbound({
  schema: z.object({ visible: z.boolean() }),
  handle: ({ payload, showWindow }) => {
    showWindow(payload.visible);
    return Promise.resolve({});
  },
});
