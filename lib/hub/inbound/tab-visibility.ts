import { z } from 'zod';
import { memberEvent } from '../inbound-event.ts';

/** A window of the site came into view or left it: a member who sees it is notified there and not elsewhere. */
export const tabVisibility = memberEvent({
  schema: z.object({ visible: z.boolean() }),
  handle: ({ payload, showWindow }) => {
    showWindow(payload.visible);
    return Promise.resolve({});
  },
});
