import { identitiesContract } from '../../accounts/identities/contract.ts';
import { unlinkIdentity } from '../../accounts/identities/link-identity.ts';
import { receiveAppleNotice } from '../../accounts/identities/receive-apple-notice.ts';
import { handlersFor } from '../handlers-for.ts';

export const identitiesHandlers = handlersFor(identitiesContract, {
  'DELETE /api/users/auth/google': async ({ member, now }) => {
    await unlinkIdentity(member(), 'google', now);
    return { result: 'OK' as const };
  },
  'DELETE /api/users/auth/apple': async ({ member, now }) => {
    await unlinkIdentity(member(), 'apple', now);
    return { result: 'OK' as const };
  },
  'POST /api/webhooks/apple': async ({ raw, now }) => {
    await receiveAppleNotice(raw, now);
    return Response.json({});
  },
});
