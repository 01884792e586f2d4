import {
  addKnownPeople,
  clearKnownPeople,
  removeKnownPeople,
} from '../../known-people/change-list.ts';
import { knownPeopleContract } from '../../known-people/contract.ts';
import { knownPeople } from '../../known-people/queries.ts';
import { handlersFor } from '../handlers-for.ts';

export const knownPeopleHandlers = handlersFor(knownPeopleContract, {
  'GET /api/users/knownPeople': ({ member }) => knownPeople(member()),
  'POST /api/users/knownPeople': ({ body, member, now }) =>
    addKnownPeople(member(), body.hashes, now),
  'POST /api/users/knownPeople/remove': ({ body, member, now }) =>
    removeKnownPeople(member(), body.hashes, now),
  'DELETE /api/users/knownPeople': ({ member, now }) => clearKnownPeople(member(), now),
});
