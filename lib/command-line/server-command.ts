import { z } from 'zod';

export const CHANNEL = 'command_line';

/** What the command line delegates to the server, because it has no sockets and no worker of its own. */
export const serverCommandSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('notify'),
    memberId: z.uuid(),
    event: z.string(),
    payload: z.unknown(),
  }),
  z.object({ what: z.literal('end_sessions'), ids: z.array(z.uuid()) }),
  z.object({ what: z.literal('wake'), atMs: z.number() }),
]);

export type ServerCommand = z.input<typeof serverCommandSchema>;
