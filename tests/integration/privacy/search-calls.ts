import { randomUUID } from 'node:crypto';

const unknown = () => ({ id: randomUUID() });

/** The requests of the calls about lists of people and saved searches. */
export const SEARCH_CALLS = {
  'GET /api/users/favourites': () => [{}, { query: 'page=2' }],
  'GET /api/users/likers': () => [{}, { query: 'page=2' }],
  'GET /api/users/searches': () => [{}],
  'POST /api/users/searches': () => [{ body: { name: 'Vicino', alert: true } }],
  'POST /api/users/searches/{id}/alert': () => [{ params: unknown(), body: { alert: false } }],
  'POST /api/users/searches/{id}/opened': () => [{ params: unknown() }],
  'DELETE /api/users/searches/{id}': () => [{ params: unknown() }],
  'GET /api/users/picks': () => [{}],
  'POST /api/users/favourites': ({ angelId }: { readonly angelId: string }) =>
    [true, false].map((saved) => ({ body: { angelId, saved } })),
};
