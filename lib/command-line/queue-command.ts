import { inTransaction } from '../db/client.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';

/** A command that prints waiting items, one a line. The access is logged. */
export function queueCommand(
  usage: string,
  action: string,
  read: (now: Date) => Promise<readonly unknown[]>,
): Command {
  return {
    usage,
    needs: 0,
    run: async ({ actor, now }) => {
      await inTransaction((tx) => audit(tx, { actor, action, subject: 'queue', now }));
      const rows = await read(now);
      return rows.length === 0 ? ['The queue is empty.'] : rows.map((row) => JSON.stringify(row));
    },
  };
}
