import { requireSelf } from '../../identity/require-own-name.ts';
import { swipeContract } from '../../discovery/swipe/contract.ts';
import { undoSwipe } from '../../discovery/swipe/undo.ts';
import { recordVisit } from '../../discovery/record-visit.ts';
import { handlersFor } from '../handlers-for.ts';

export const swipeHandlers = handlersFor(swipeContract, {
  'POST /api/users/undoSwipe': async ({ body, member, locale, now }) => {
    const viewer = member();
    requireSelf(viewer, body.trackerId);
    return undoSwipe({ viewer, locale, now });
  },
  'POST /api/collect/visited': async ({ body, member, now }) => {
    const viewer = member();
    requireSelf(viewer, body.trackerId);
    await recordVisit(viewer, body.angelId, now);
    return { result: 'OK' as const };
  },
});
