import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { watchPauses } from './lib/brands/paused-brands.ts';
import { demoHostFaults } from './lib/brands/production-hosts.ts';
import { cellFaults } from './lib/brands/served-brands.ts';
import { db } from './lib/db/client.ts';
import { subscribePagesChanged } from './lib/db/page-changes.ts';
import { pool } from './lib/db/pool.ts';
import { watchDatabase } from './lib/db/watch-database.ts';
import { watchReplica } from './lib/db/watch-replica.ts';
import { beat, startBeating } from './lib/health/instance.ts';
import { startLogStore } from './lib/health/log-store.ts';
import { processMetrics } from './lib/health/process-metrics.ts';
import { announceStop, answerOnlyHealth } from './lib/http/health.ts';
import { startControl } from './lib/jobs/control.ts';
import { CONNECTION_LIMITS } from './lib/http/limits.ts';
import { watchDueWork } from './lib/desk/jobs/due-work-metrics.ts';
import { createListener } from './lib/http/listener.ts';
import { forgetPages } from './lib/http/page-cache.ts';
import { wakeElsewhere } from './lib/jobs/wake-elsewhere.ts';
import { startWorker } from './lib/jobs/worker.ts';
import { backgroundEnded } from './lib/kernel/background.ts';
import { clock, SECOND } from './lib/kernel/clock.ts';
import { env } from './lib/kernel/env.ts';
import { log } from './lib/kernel/log.ts';
import { orRefuse, refuseToStart, refuseUnlessListening } from './lib/kernel/refuse-to-start.ts';
import { startTracing } from './lib/kernel/start-tracing.ts';
import { startHub } from './lib/hub/hub.ts';
import { checkMailDns } from './lib/mail/mail-dns.ts';
import { subscribeCommands } from './lib/command-line/subscribe-commands.ts';

const STOPS_WITHIN_MS = 20 * SECOND;

const settings = orRefuse('The environment is wrong', () => {
  const parsed = env();
  const hosts = parsed.APP_ENV === 'production' && !parsed.DEMO ? demoHostFaults() : [];
  const [fault] = [...cellFaults(), ...hosts];
  if (fault !== undefined) throw new Error(fault);
  return parsed;
});

process.on('unhandledRejection', (error) => {
  log().error({ err: error }, 'unhandled rejection');
});

const endTracing = await startTracing();
await pool()
  .query('select 1')
  .catch((error: unknown) => refuseToStart('The database cannot be reached', error));

// Next catches uncaught exceptions and leaves the process running, which would then neither serve nor end.
const endFailedStart = (error: unknown): never => refuseToStart('The server cannot start', error);
process.on('uncaughtException', endFailedStart);

// Started early: errors during the start are the most valuable log lines.
const logWriter = settings.LOG_STORE ? startLogStore() : undefined;
processMetrics();
watchDueWork();

// Next attaches an upgrade listener to the server it is given: the hub owns ours, and forwards hot reload to
// this one.
const pages = createServer();
const app =
  settings.ROLE === 'worker'
    ? undefined
    : next({
        dev: settings.NEXT_DEV,
        hostname: 'localhost',
        port: settings.PORT,
        httpServer: pages,
      });
await app?.prepare();
const render = app?.getRequestHandler();

const server = createServer(CONNECTION_LIMITS);
server.on(
  'request',
  render ? createListener((request, response) => render(request, response)) : answerOnlyHealth,
);
// A worker's hub accepts no connections: events of its jobs go to the sockets of other instances.
const hub = startHub(app ? server : createServer(), settings.NEXT_DEV ? pages : undefined);
const worker = settings.ROLE === 'web' ? undefined : await startWorker();
if (!worker) wakeElsewhere();
const unsubscribeCommands = worker && subscribeCommands();
const unsubscribePages = app && subscribePagesChanged(forgetPages);
const control = settings.DEMO ? await startControl() : undefined;
const endBeating = startBeating();
const unwatchPauses = await watchPauses(() => beat(clock.now()));
const unwatchDatabase = watchDatabase();
const unwatchReplica = watchReplica();
if (worker && !settings.DEMO) void checkMailDns();
refuseUnlessListening(server, 'PORT', settings.PORT);
server.listen(settings.PORT, () => {
  process.off('uncaughtException', endFailedStart);
  log().info({ port: settings.PORT, role: settings.ROLE }, 'server listening');
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  announceStop();
  const delayMs = settings.STOP_DELAY * SECOND;
  setTimeout(() => process.exit(1), delayMs + STOPS_WITHIN_MS).unref();
  // A balancer that has not yet asked for the health would send calls to a closed port.
  await sleep(delayMs);
  server.close();
  await Promise.all([unsubscribeCommands?.(), unsubscribePages?.()]);
  await hub.stop();
  await worker?.stop();
  await control?.stop();
  server.closeIdleConnections();
  await app?.close();
  await backgroundEnded();
  unwatchPauses();
  await endBeating();
  await Promise.all([unwatchDatabase(), unwatchReplica()]);
  log().info('server stopped');
  await logWriter?.stop();
  await db().$disconnect();
  await endTracing();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
