import { favouritesContract } from '../../discovery/favourites/contract.ts';
import { setFavourite } from '../../discovery/favourites/set-favourite.ts';
import { favouritesPage } from '../../discovery/queries.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import { handlersFor } from '../handlers-for.ts';

export const favouritesHandlers = handlersFor(favouritesContract, {
  'GET /api/users/favourites': ({ query, member, locale, now }) =>
    favouritesPage({ viewer: member(), locale, now }, query.page),
  'POST /api/users/favourites': async ({ body, member, now }) => {
    const viewer = member();
    const { angelId, saved, trackerId } = body;
    requireSelf(viewer, trackerId);
    await setFavourite({ viewer, angelId, saved }, now);
    return { result: 'OK' as const, saved };
  },
});
