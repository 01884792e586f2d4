import pg from 'pg';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { SECOND } from '../kernel/clock.ts';
import { wakeJobs } from '../jobs/wake.ts';
import type { OutboundEvents } from '../realtime/events.ts';
import { realtime } from '../realtime/port.ts';
import { CHANNEL, spokenSchema } from './spoken.ts';

/** One instance hears for all: what two passed on, a member would see twice. */
const LOCK = 0x6465736b;
const AGAIN_MS = 5 * SECOND;

function obey(text: string): void {
  const spoken = spokenSchema.parse(JSON.parse(text));
  if (spoken.what === 'wake') {
    wakeJobs(spoken.atMs);
  } else if (spoken.what === 'end_sessions') {
    realtime().endSessions(spoken.ids);
  } else {
    // Only our own command line speaks here, and it had it from a typed call.
    const event = spoken.event as keyof OutboundEvents;
    realtime().toMember(spoken.memberId, event, spoken.payload as OutboundEvents[typeof event]);
  }
}

/** Listens until the line ends, which it awaits; at once over where another instance listens. */
async function listen(line: pg.Client): Promise<void> {
  const ended = new Promise<void>((resolve) => line.once('end', resolve));
  line.on('error', (error) => {
    log().warn({ err: error }, 'the line to the command line broke');
  });
  line.on('notification', ({ payload = '' }) => {
    try {
      obey(payload);
    } catch (error) {
      // The error itself would quote what was said, which may be somebody's message.
      const reason = error instanceof Error ? error.name : typeof error;
      log().error({ reason }, 'what the command line said was not understood');
    }
  });
  await line.connect();
  const tried = await line.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    LOCK,
  ]);
  if (tried.rows[0]?.mine !== true) return line.end();
  await line.query(`listen ${CHANNEL}`);
  await ended;
}

/** Does for staff's command line what only a server can. Returns how to end it. */
export function hearCommandLine(): () => Promise<void> {
  let line: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const begin = (): void => {
    line = new pg.Client({ connectionString: env().DATABASE_URL, keepAlive: true });
    listen(line)
      .catch((error: unknown) => {
        log().warn({ err: error }, 'the command line is not heard');
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(begin, AGAIN_MS);
      });
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await line?.end();
  };
}
