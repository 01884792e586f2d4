import { healthContract } from '../../../desk/health/contract.ts';
import { readHealth } from '../../../desk/health/read-health.ts';
import { deskHandlersFor } from '../handlers-for.ts';

export const healthHandlers = deskHandlersFor(healthContract, {
  'GET /api/desk/health': ({ operator, now }) => readHealth(operator(), now),
});
