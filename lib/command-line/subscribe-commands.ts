import { listen } from '../db/listen.ts';
import { wakeJobs } from '../queue/wake.ts';
import { log } from '../kernel/log.ts';
import type { OutboundEvents } from '../realtime/events.ts';
import { realtime } from '../realtime/port.ts';
import { CHANNEL, serverCommandSchema } from './server-command.ts';

/** Only one instance listens: if two delivered an event, the member would see it twice. */
const LOCK = 0x6465736b;

function obey(text: string): void {
  const command = serverCommandSchema.parse(JSON.parse(text));
  if (command.what === 'wake') {
    wakeJobs(command.atMs);
  } else if (command.what === 'end_sessions') {
    realtime().endSessions(command.ids);
  } else {
    // Only our own command line publishes here, from a typed call, so the cast is safe.
    const event = command.event as keyof OutboundEvents;
    realtime().toMember(command.memberId, event, command.payload as OutboundEvents[typeof event]);
  }
}

/** Executes the commands that the staff command line publishes. Returns a function that stops it. */
export function subscribeCommands(): () => Promise<void> {
  return listen({
    channel: CHANNEL,
    lock: LOCK,
    onMessage: (text) => {
      try {
        obey(text);
      } catch (error) {
        // Logs only the error's name: its message would quote the payload, which may contain a member's
        // message.
        const reason = error instanceof Error ? error.name : typeof error;
        log().error({ reason }, 'server command from the command line failed');
      }
    },
  });
}
