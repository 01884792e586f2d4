import { exportsContract } from '../../../desk/exports/contract.ts';
import { exportMoney } from '../../../desk/exports/export-money.ts';
import { handlersFor } from '../../handlers-for.ts';

export const exportsHandlers = handlersFor(exportsContract, {
  'GET /api/desk/exports/{kind}': ({ params, query, operator, purpose, now }) =>
    exportMoney({ ...query, kind: params['kind'] ?? '', operator: operator(), purpose, now }),
});
