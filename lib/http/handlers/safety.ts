import { blockPeer, unblockPeer } from '../../chat/conversations/block-peer.ts';
import { blockedPeers } from '../../chat/conversations/blocked-peers.ts';
import { safetyContract } from '../../moderation/contract.ts';
import { ownWarnings, readWarning } from '../../moderation/measures/own-warnings.ts';
import { reportProfile } from '../../moderation/reports/report-profile.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const safetyHandlers = handlersFor(safetyContract, {
  'POST /api/users/block': async ({ body, member, now }) => {
    await blockPeer(member(), body.angelId, now);
    return OK;
  },
  'POST /api/users/unblock': async ({ body, member }) => {
    await unblockPeer(member(), body.angelId);
    return OK;
  },
  'GET /api/get/blocked/{trackerId}': ({ params, member, locale }) =>
    blockedPeers(member(), params.trackerId, locale),
  'POST /api/users/report': async ({ body, member, now }) => {
    const viewer = member();
    const { block, ...report } = body;
    await reportProfile({ ...report, viewer, now });
    if (block) await blockPeer(viewer, body.angelId, now);
    return OK;
  },
  'GET /api/users/warnings': ({ member }) => ownWarnings(member()),
  'POST /api/users/warnings/{id}/read': async ({ params, member, now }) => {
    await readWarning(member(), params.id, now);
    return OK;
  },
});
