import { closeTicket } from '../care/close-ticket.ts';
import { openTickets, ticketThread } from '../care/queries.ts';
import { replyToTicket } from '../care/reply-to-ticket.ts';
import { inTransaction } from '../db/client.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';
import { queueCommand } from './queue-command.ts';

/** Command-line commands for customer care tickets. */
export const ticketCommands: Readonly<Record<string, Command>> = {
  tickets: queueCommand('tickets', 'read_tickets', openTickets),
  ticket: {
    usage: 'ticket REFERENCE',
    needs: 1,
    run: async ({ args: [reference = ''], actor, now }) => {
      const { messages, ...ticket } = await ticketThread(reference);
      await inTransaction((tx) =>
        audit(tx, { actor, action: 'read_ticket', subject: reference, now }),
      );
      return [ticket, ...messages].map((line) => JSON.stringify(line));
    },
  },
  'reply-to-ticket': {
    usage: 'reply-to-ticket REFERENCE TEXT',
    needs: 2,
    run: async ({ args: [reference = '', ...rest], actor, now }) => {
      await replyToTicket({ reference, text: rest.join(' '), actor, now });
      return [`Reply to ${reference} sent.`];
    },
  },
  'close-ticket': {
    usage: 'close-ticket REFERENCE',
    needs: 1,
    run: async ({ args: [reference = ''], actor, now }) => {
      await closeTicket({ reference, actor, now });
      return [`${reference} closed.`];
    },
  },
};
