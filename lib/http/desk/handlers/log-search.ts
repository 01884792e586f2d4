import { logSearchContract } from '../../../desk/log-search/contract.ts';
import { searchLog } from '../../../desk/log-search/search-log.ts';
import { handlersFor } from '../../handlers-for.ts';

export const logSearchHandlers = handlersFor(logSearchContract, {
  'GET /api/desk/logLines': ({ query: { q, level, before }, operator, now }) => {
    const least = level === undefined ? undefined : Number(level);
    return searchLog({ operator: operator(), q, level: least, before, now });
  },
});
