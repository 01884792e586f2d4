import { disputesContract } from '../../../desk/disputes/contract.ts';
import { listDisputes } from '../../../desk/disputes/list-disputes.ts';
import { deskHandlersFor } from '../handlers-for.ts';

export const disputesHandlers = deskHandlersFor(disputesContract, {
  'GET /api/desk/disputes': ({ query, operator }) => listDisputes(query, operator()),
});
