import { workContract } from '../../../desk/work/contract.ts';
import { countWork } from '../../../desk/work/count-work.ts';
import { handlersFor } from '../../handlers-for.ts';

export const workHandlers = handlersFor(workContract, {
  'GET /api/desk/work': ({ operator, now }) => countWork(operator(), now),
});
