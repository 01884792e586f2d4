import { disputesContract } from '../../../desk/disputes/contract.ts';
import { listDisputes } from '../../../desk/disputes/list-disputes.ts';
import { handlersFor } from '../../handlers-for.ts';

export const disputesHandlers = handlersFor(disputesContract, {
  'GET /api/desk/disputes': ({ query, operator }) => listDisputes(query, operator()),
});
