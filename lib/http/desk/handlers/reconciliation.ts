import { requireAllBrands } from '../../../desk/reconciliation/all-brands.ts';
import {
  lastLedgerJob,
  listLedgerChecks,
  requestLedgerCheck,
} from '../../../desk/reconciliation/ledger-checks.ts';
import {
  beginSettlement,
  endSettlement,
  storeLines,
} from '../../../desk/reconciliation/bring-settlement.ts';
import { reconciliationContract } from '../../../desk/reconciliation/contract.ts';
import { listSettlements, readSettlement } from '../../../desk/reconciliation/read-settlements.ts';
import { handlersFor } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const reconciliationHandlers = handlersFor(reconciliationContract, {
  'GET /api/desk/ledgerChecks': async ({ operator }) => {
    requireAllBrands(operator());
    const [checks, job] = await Promise.all([listLedgerChecks(), lastLedgerJob()]);
    return { checks, job };
  },
  'POST /api/desk/ledgerChecks': async ({ operator, actor, now }) => {
    requireAllBrands(operator());
    await requestLedgerCheck({ actor: actor(), now });
    return OK;
  },
  'GET /api/desk/settlements': async ({ operator }) => {
    requireAllBrands(operator());
    return { files: await listSettlements() };
  },
  'GET /api/desk/settlements/{id}': ({ operator, params, query }) => {
    requireAllBrands(operator());
    return readSettlement(params['id'] ?? '', query.after);
  },
  'POST /api/desk/settlements': async ({ operator, body, actor, now }) => {
    requireAllBrands(operator());
    return { id: await beginSettlement({ ...body, actor: actor(), now }) };
  },
  'POST /api/desk/settlements/{id}/lines': async ({ operator, params, body }) => {
    requireAllBrands(operator());
    return { stored: await storeLines({ ...body, id: params['id'] ?? '' }) };
  },
  'POST /api/desk/settlements/{id}/compare': async ({ operator, params, actor, now }) => {
    requireAllBrands(operator());
    await endSettlement(params['id'] ?? '', { actor: actor(), now });
    return OK;
  },
});
