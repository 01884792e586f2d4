import { sendMessage, type Send, type SentMessage } from '../../chat/send-message.ts';
import { flowVersion } from '../../flows/queries.ts';
import { isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { chooseProfile } from './choose.ts';

/** `matched` when the other one had liked already. */
type SentInvitation = SentMessage & { readonly matched: boolean };

/**
 * A message that invites: in a flow with invitations it counts as a like too, at no like credit. Raises
 * what the sending verb does. Once the message is stored a like that cannot be is no fault of the send; a
 * repeated send makes up for one that was lost.
 */
export async function sendInvitation(send: Send): Promise<SentInvitation> {
  const sent = await sendMessage(send);
  const { viewer, angelId, idClient, fromSocket } = send;
  const { config } = await flowVersion(viewer.flowVersionId);
  if (!config.invitationMode) return { ...sent, matched: false };
  try {
    const like = { choice: 'like', source: 'invitation' } as const;
    const made = await chooseProfile({ ...{ viewer, angelId, idClient, fromSocket }, ...like });
    return { ...sent, matched: made.matched };
  } catch (error) {
    if (!isAppError(error)) throw error;
    log().info({ code: error.code }, 'an invitation could not be a like too');
    return { ...sent, matched: false };
  }
}
