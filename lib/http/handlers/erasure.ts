import { erasureContract } from '../../accounts/erasure/contract.ts';
import { confirmErasure, requestErasure } from '../../accounts/erasure/request-erasure.ts';
import { cancelErasure } from '../../accounts/cancel-erasure.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const erasureHandlers = handlersFor(erasureContract, {
  'POST /api/users/erase': async ({ body, member, now }) => {
    const { password, clickid: named } = body;
    return { ...OK, eraseAt: await requestErasure({ member: member(), named, password, now }) };
  },
  'POST /api/users/confirmErase': async ({ body, brand, now }) => ({
    ...OK,
    eraseAt: await confirmErasure(brand, body.token, now),
  }),
  'POST /api/users/keepAccount': async ({ body, member, now }) => {
    await cancelErasure(member(), body.clickid, now);
    return OK;
  },
});
