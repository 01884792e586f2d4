import { z } from 'zod';
import { SwipeChoice } from '../../db/generated/enums.ts';
import { chooseProfile } from '../../discovery/swipe/choose.ts';
import { memberEvent } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';

/** A choice on the match screen; the reference texts' `mongoId`, an id of the card, is not read here. */
export const match = memberEvent({
  schema: z.object({
    angelId,
    idClient: z.uuid(),
    type: z.enum(SwipeChoice),
  }),
  handle: ({ payload: { type, ...payload }, viewer, socketId }) =>
    chooseProfile({ viewer, ...payload, choice: type, source: 'match', fromSocket: socketId }),
});
