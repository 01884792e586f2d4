import { likersContract } from '../../discovery/likers/contract.ts';
import { likersPage } from '../../discovery/queries.ts';
import { handlersFor } from '../handlers-for.ts';

export const likersHandlers = handlersFor(likersContract, {
  'GET /api/users/likers': ({ query, member, locale, now }) =>
    likersPage({ viewer: member(), locale, now }, query.page),
});
