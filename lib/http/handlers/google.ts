import { googleContract } from '../../accounts/google/contract.ts';
import { unlinkIdentity } from '../../accounts/google/link-identity.ts';
import { handlersFor } from '../handlers-for.ts';

export const googleHandlers = handlersFor(googleContract, {
  'DELETE /api/users/auth/google': async ({ member, now }) => {
    await unlinkIdentity(member(), now);
    return { result: 'OK' as const };
  },
});
