import { logSearchContract } from '../../../desk/log-search/contract.ts';
import { searchLog } from '../../../desk/log-search/search-log.ts';
import { deskHandlersFor } from '../handlers-for.ts';

export const logSearchHandlers = deskHandlersFor(logSearchContract, {
  'GET /api/desk/logLines': ({ query: { q, level, before }, operator, now }) => {
    const least = level === undefined ? undefined : Number(level);
    return searchLog({ operator: operator(), q, level: least, before, now });
  },
});
