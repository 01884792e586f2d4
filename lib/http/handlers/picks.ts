import { picksContract } from '../../discovery/picks/contract.ts';
import { picksView } from '../../discovery/picks/picks-view.ts';
import { handlersFor } from '../handlers-for.ts';

export const picksHandlers = handlersFor(picksContract, {
  'GET /api/users/picks': async ({ member, locale, now }) => {
    const { picks } = await picksView({ viewer: member(), locale, now });
    return { picks };
  },
});
