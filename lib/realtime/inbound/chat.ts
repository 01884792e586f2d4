import { z } from 'zod';
import { sendMessage } from '../../chat/send-message.ts';
import { inbound } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';

/** A message. Who writes comes from the session, what it costs from the server; the rest is ignored. */
export const chat = inbound({
  schema: z.object({
    msg: z.string().max(8_000),
    angelId,
    idClient: z.uuid(),
  }),
  handle: ({ payload, viewer, socketId }) =>
    sendMessage({
      viewer,
      angelId: payload.angelId,
      text: payload.msg,
      idClient: payload.idClient,
      fromSocket: socketId,
    }),
});
