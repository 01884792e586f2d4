import { sendMessage, type Send, type SentMessage } from '../../chat/send-message.ts';
import { flowVersion } from '../../flows/queries.ts';
import { isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { chooseProfile } from './choose.ts';

/** `matched` when the peer had liked before. */
type SentInvitation = SentMessage & { readonly matched: boolean };

/**
 * Sends an invitation: in a flow with invitations the message also counts as a like, at no like credit.
 * Raises what `sendMessage` does. Once the message is stored, a refused like does not fail the send; a
 * repeated send makes up for a missing like.
 */
export async function sendInvitation(send: Send): Promise<SentInvitation> {
  const sent = await sendMessage(send);
  const { viewer, angelId, idClient, fromSocket } = send;
  const { config } = await flowVersion(viewer.flowVersionId);
  if (!config.invitationMode) return { ...sent, matched: false };
  try {
    const like = { choice: 'like', source: 'invitation' } as const;
    const made = await chooseProfile({ viewer, angelId, idClient, fromSocket, ...like });
    return { ...sent, matched: made.matched };
  } catch (error) {
    if (!isAppError(error)) throw error;
    log().info({ code: error.code }, 'like for invitation refused');
    return { ...sent, matched: false };
  }
}
