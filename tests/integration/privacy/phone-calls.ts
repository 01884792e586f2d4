import { randomUUID } from 'node:crypto';
import type { Asking } from './calls.ts';

const tab = randomUUID();
const params = { id: randomUUID() };

/** The requests of the calls about audio and video calls. */
export const PHONE_CALLS = {
  'POST /api/users/calls': ({ angelId }: Asking) => [{ body: { angelId, tab } }],
  'POST /api/users/calls/{id}/accept': () => [{ params, body: { tab } }],
  'POST /api/users/calls/{id}/away': () => [{ params, body: { tab } }],
  'POST /api/users/calls/{id}/rejoin': () => [{ params, body: { before: randomUUID(), tab } }],
  'POST /api/users/calls/{id}/end': () => [{ params }],
  'POST /api/users/calls/{id}/picture': () => [{ params, body: { tab, shown: true } }],
};
