import { span } from '../format.ts';

interface Seen {
  at: string;
  instances: readonly {
    host: string;
    role: string;
    alive: boolean;
    redis: string;
    loopMs: number;
    pool: { waiting: number };
    version: string;
    lastRound: { at: string } | null;
  }[];
  database: {
    answeredInMs: number;
    mostConnections: number;
    connections: readonly { count: number }[];
  };
  queues: readonly { name: string; rows: number; since: string | null }[];
  providers: readonly { name: string; unanswered: number }[];
}

const LATE_MS = 5 * 60_000;
const SLOW_LOOP_MS = 250;
const SLOW_DATABASE_MS = 500;
const CROWDED = 0.85;
const UNANSWERED = 3;
/** Queues that jobs empty; those that people work through may be long. */
const BY_JOBS = [
  'mail',
  'postbacks',
  'provider_events',
  'payments',
  'refunds',
  'notices',
  'replies',
  'erasures',
];

function ofInstances({ instances, at }: Seen): string[] {
  const alive = instances.filter((one) => one.alive);
  const workers = alive.filter(({ role }) => role !== 'web');
  const rounds = workers.flatMap(({ lastRound }) => (lastRound ? [Date.parse(lastRound.at)] : []));
  const silent = Date.parse(at) - Math.max(...rounds);
  return [
    ...instances.filter((one) => !one.alive).map(({ host }) => `${host} is not responding.`),
    ...(workers.length === 0 ? ['No worker is running. Jobs are not processed.'] : []),
    ...(workers.length > 0 && rounds.length > 0 && silent > LATE_MS
      ? [`The last job run was ${span(silent)} ago.`]
      : []),
    ...alive
      .filter(({ redis }) => redis === 'away')
      .map(({ host }) => `${host} cannot reach Redis.`),
    ...alive
      .filter(({ loopMs }) => loopMs > SLOW_LOOP_MS)
      .map(
        ({ host, loopMs }) =>
          `${host} is overloaded: event loop delay ${String(Math.round(loopMs))} ms.`,
      ),
    ...alive
      .filter(({ pool }) => pool.waiting > 0)
      .map(({ host }) => `${host} is out of database connections.`),
    ...(new Set(alive.map(({ version }) => version)).size > 1
      ? ['Instances run different versions.']
      : []),
  ];
}

/** The problems that need attention, in sentences; empty while all is well. Pure. */
export function whatIsWrong(seen: Seen): readonly string[] {
  const { at, database, queues, providers } = seen;
  const used = database.connections.reduce((sum, { count }) => sum + count, 0);
  const late = queues.filter(
    ({ name, since }) =>
      BY_JOBS.includes(name) && since !== null && Date.parse(at) - Date.parse(since) > LATE_MS,
  );
  return [
    ...ofInstances(seen),
    ...(database.answeredInMs > SLOW_DATABASE_MS
      ? [`Slow database: ${String(database.answeredInMs)} ms response time.`]
      : []),
    ...(used > database.mostConnections * CROWDED
      ? [`${String(used)} of ${String(database.mostConnections)} database connections in use.`]
      : []),
    ...late.map(({ name }) => `Delayed queue: ${name.replaceAll('_', ' ')}.`),
    ...providers
      .filter(({ unanswered }) => unanswered >= UNANSWERED)
      .map(
        ({ name, unanswered }) =>
          `${name} did not respond to the last ${String(unanswered)} calls.`,
      ),
  ];
}
