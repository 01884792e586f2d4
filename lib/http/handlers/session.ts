import { sessionContract } from '../../accounts/session/contract.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '../../accounts/session/own-sessions.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const sessionHandlers = handlersFor(sessionContract, {
  'GET /api/users/sessions': ({ member, now }) => listSessions(member(), now),
  'DELETE /api/users/sessions': async ({ member, now }) => {
    await endOtherSessions(member(), now);
    return OK;
  },
  'DELETE /api/users/sessions/{id}': async ({ member, params, cookies, now }) => {
    const viewer = member();
    await endOwnSession(viewer, params.id, now);
    if (params.id === viewer.sessionId) await cookies.session(undefined);
    return OK;
  },
});
