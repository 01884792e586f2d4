import { changeAlert } from '../../discovery/saved-searches/change-alert.ts';
import { savedSearchesContract } from '../../discovery/saved-searches/contract.ts';
import { criteriaIn } from '../../discovery/saved-searches/criteria.ts';
import { deleteSearch } from '../../discovery/saved-searches/delete-search.ts';
import { listSearches } from '../../discovery/saved-searches/list-searches.ts';
import { markOpened } from '../../discovery/saved-searches/mark-opened.ts';
import { saveSearch } from '../../discovery/saved-searches/save-search.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import { handlersFor } from '../handlers-for.ts';

const done = { result: 'OK' } as const;

export const savedSearchesHandlers = handlersFor(savedSearchesContract, {
  'GET /api/users/searches': async ({ member, now }) => ({
    searches: await listSearches(member(), now),
  }),
  'POST /api/users/searches': ({ body, member, now }) => {
    const viewer = member();
    const { name, alert, region, city, trackerId } = body;
    requireSelf(viewer, trackerId);
    return saveSearch({ viewer, name, alert, region, city, criteria: criteriaIn(body) }, now);
  },
  'POST /api/users/searches/{id}/alert': async ({ params, body, member, now }) => {
    await changeAlert({ viewer: member(), id: params.id, alert: body.alert }, now);
    return done;
  },
  'POST /api/users/searches/{id}/opened': async ({ params, member, now }) => {
    await markOpened(member(), params.id, now);
    return done;
  },
  'DELETE /api/users/searches/{id}': async ({ params, member, now }) => {
    await deleteSearch(member(), params.id, now);
    return done;
  },
});
