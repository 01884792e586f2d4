import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { UPLOAD_BYTES } from '../../media/limits.ts';
import { receiveFile } from '../../media/own-photos/receive-file.ts';
import { askPose } from '../../proof/ask-pose.ts';
import { proofContract } from '../../proof/contract.ts';
import { ownVerification } from '../../proof/own-verification.ts';
import { sendSelfie } from '../../proof/send-selfie.ts';
import { withdrawVerification } from '../../proof/withdraw-verification.ts';
import { handlersFor } from '../handlers-for.ts';

const FILE = { field: 'selfie', limit: UPLOAD_BYTES } as const;

type Asked = {
  readonly member: () => MemberViewer;
  readonly params: { readonly trackerId: string };
};

/** The member, after checking that the trackerId in the path is theirs. */
function owner({ member, params }: Asked): MemberViewer {
  const viewer = member();
  requireOwnName(viewer, params.trackerId);
  return viewer;
}

export const proofHandlers = handlersFor(proofContract, {
  'GET /api/users/verification/{trackerId}': (call) => ownVerification(owner(call), call.now),
  'POST /api/users/verification/{trackerId}': async (call) => {
    await askPose(owner(call), call.now);
    return ownVerification(owner(call), call.now);
  },
  'POST /api/users/verification/{trackerId}/selfie': async (call) => {
    const member = owner(call);
    const { bytes } = await receiveFile(call.request, FILE);
    await sendSelfie({ member, bytes, now: call.now });
    return ownVerification(member, call.now);
  },
  'DELETE /api/users/verification/{trackerId}': async (call) => {
    await withdrawVerification(owner(call), call.now);
    return ownVerification(owner(call), call.now);
  },
});
