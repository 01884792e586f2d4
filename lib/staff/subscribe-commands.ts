import { listen } from '../db/listen.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { log } from '../kernel/log.ts';
import type { OutboundEvents } from '../realtime/events.ts';
import { realtime } from '../realtime/port.ts';
import { CHANNEL, serverCommandSchema } from './server-command.ts';

/** One instance hears for all: what two passed on, a member would see twice. */
const LOCK = 0x6465736b;

function obey(text: string): void {
  const command = serverCommandSchema.parse(JSON.parse(text));
  if (command.what === 'wake') {
    wakeJobs(command.atMs);
  } else if (command.what === 'end_sessions') {
    realtime().endSessions(command.ids);
  } else {
    // Only our own command line speaks here, and it had it from a typed call.
    const event = command.event as keyof OutboundEvents;
    realtime().toMember(command.memberId, event, command.payload as OutboundEvents[typeof event]);
  }
}

/** Does for staff's command line what only a server can. Returns how to end it. */
export function subscribeCommands(): () => Promise<void> {
  return listen({
    channel: CHANNEL,
    lock: LOCK,
    onMessage: (text) => {
      try {
        obey(text);
      } catch (error) {
        // The error itself would quote what was said, which may be somebody's message.
        const reason = error instanceof Error ? error.name : typeof error;
        log().error({ reason }, 'what the command line said was not understood');
      }
    },
  });
}
