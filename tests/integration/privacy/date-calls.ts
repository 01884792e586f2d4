import { randomUUID } from 'node:crypto';
import type { Asking } from './calls.ts';

/** A token that was never mailed. */
const token = 'x'.repeat(43);
const plan = {
  name: 'Marco',
  place: 'Bar Luce',
  meetAt: '2020-01-01T20:00',
  checkInHours: 2,
  contact: 'nobody@example.test',
};

/** The requests of the calls about shared dates. */
export const DATE_CALLS = {
  'GET /api/users/dates': () => [{}],
  'POST /api/users/dates': () => [{ body: plan }],
  'POST /api/users/dates/{id}/cancel': () => [{ params: { id: randomUUID() } }],
  'POST /api/users/dates/{id}/checkIn': () => [{ params: { id: randomUUID() } }],
  'POST /api/users/dates/checkIn': () => [{ body: { token } }],
  'POST /api/users/dates/shared': () => [{ body: { token } }],
  'POST /api/users/dates/answer': () => [{ body: { token, agree: true } }],
  'POST /api/users/dateOffer/answered': ({ angelId }: Asking) => [{ body: { angelId } }],
};
