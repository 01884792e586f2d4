import { z } from 'zod';
import { sendMessage } from '../../chat/send-message.ts';
import { sendInvitation } from '../../discovery/swipe/send-invitation.ts';
import { memberEvent } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';
import { MESSAGE_INPUT_MAX_LENGTH } from '../../chat/limits.ts';

/** A message. The sender comes from the session, the cost from the server; other fields are ignored. */
export const chat = memberEvent({
  rate: { burst: 60, perMinute: 60 },
  schema: z.object({
    msg: z.string().max(MESSAGE_INPUT_MAX_LENGTH),
    angelId,
    idClient: z.uuid(),
    /** Number of the message that it answers. */
    replyTo: z.number().int().min(1).max(2_147_483_647).optional(),
    /** Sent from the invitation dialog. */
    invitation: z.boolean().default(false),
  }),
  handle: ({
    payload: { msg: text, angelId, idClient, replyTo, invitation },
    viewer,
    socketId,
  }) => {
    const send = { viewer, angelId, text, idClient, fromSocket: socketId };
    return invitation ? sendInvitation(send) : sendMessage({ ...send, replyTo });
  },
});
