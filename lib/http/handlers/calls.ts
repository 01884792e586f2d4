import { acceptCall } from '../../calls/accept-call.ts';
import { agreeToPicture } from '../../calls/agree-to-picture.ts';
import { callsContract } from '../../calls/contract.ts';
import { endCall } from '../../calls/end-call.ts';
import { leavePage } from '../../calls/leave-page.ts';
import { rejoinCall } from '../../calls/rejoin-call.ts';
import { startCall } from '../../calls/start-call.ts';
import { handlersFor } from '../handlers-for.ts';

const done = { result: 'OK' } as const;

export const callsHandlers = handlersFor(callsContract, {
  'POST /api/users/calls': ({ body, member, now }) => startCall({ viewer: member(), ...body }, now),
  'POST /api/users/calls/{id}/accept': ({ params, body, member, now }) =>
    acceptCall({ viewer: member(), id: params.id, tab: body.tab }, now),
  'POST /api/users/calls/{id}/away': async ({ params, body, member, now }) => {
    await leavePage(member(), { id: params.id, tab: body.tab }, now);
    return done;
  },
  'POST /api/users/calls/{id}/rejoin': ({ params, body, member, now }) =>
    rejoinCall({ viewer: member(), id: params.id, ...body }, now),
  'POST /api/users/calls/{id}/end': async ({ params, member, now }) => {
    await endCall(member(), params.id, now);
    return done;
  },
  'POST /api/users/calls/{id}/picture': async ({ params, body, member, now }) => {
    await agreeToPicture(member(), { id: params.id, ...body }, now);
    return done;
  },
});
