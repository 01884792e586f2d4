import { z } from 'zod';
import { chooseProfile } from '../../discovery/swipe/choose.ts';
import { memberEvent } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';

/** A like from a card or a profile. The member comes from the session, the cost from the server. */
export const like = memberEvent({
  schema: z.object({
    angelId,
    idClient: z.uuid(),
    source: z.enum(['find', 'profile']).default('profile'),
  }),
  handle: ({ payload, viewer, socketId }) =>
    chooseProfile({ viewer, ...payload, choice: 'like', fromSocket: socketId }),
});
