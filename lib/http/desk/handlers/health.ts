import { healthContract } from '../../../desk/health/contract.ts';
import { readHealth } from '../../../desk/health/read-health.ts';
import { handlersFor } from '../../handlers-for.ts';

export const healthHandlers = handlersFor(healthContract, {
  'GET /api/desk/health': ({ operator, now }) => readHealth(operator(), now),
});
