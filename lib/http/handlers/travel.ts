import { travelContract } from '../../accounts/travel/contract.ts';
import { endTravel } from '../../accounts/travel/end-travel.ts';
import { startTravel } from '../../accounts/travel/start-travel.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const travelHandlers = handlersFor(travelContract, {
  'POST /api/users/travel': async ({ body, member, now }) => {
    const { region, until } = await startTravel(member(), body.clickid, body.region, now);
    return { ...OK, travel: { region, until: until.toISOString() } };
  },
  'POST /api/users/travel/end': async ({ body, member, now }) => {
    await endTravel(member(), body.clickid, now);
    return OK;
  },
});
