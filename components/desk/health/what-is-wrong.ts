import { span } from '../ago.ts';

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
  ...['mail', 'postbacks', 'provider_events', 'payments', 'refunds', 'notices', 'replies'],
  'erasures',
];

function ofInstances({ instances, at }: Seen): string[] {
  const alive = instances.filter((one) => one.alive);
  const workers = alive.filter(({ role }) => role !== 'web');
  const rounds = workers.flatMap(({ lastRound }) => (lastRound ? [Date.parse(lastRound.at)] : []));
  const silent = Date.parse(at) - Math.max(...rounds);
  return [
    ...instances.filter((one) => !one.alive).map(({ host }) => `${host} has fallen silent.`),
    ...(workers.length === 0 ? ['No worker is running: nothing that is due is done.'] : []),
    ...(workers.length > 0 && rounds.length > 0 && silent > LATE_MS
      ? [`The last round of due work was ${span(silent)} ago.`]
      : []),
    ...alive
      .filter(({ redis }) => redis === 'away')
      .map(({ host }) => `${host} does not reach Redis.`),
    ...alive
      .filter(({ loopMs }) => loopMs > SLOW_LOOP_MS)
      .map(
        ({ host, loopMs }) =>
          `${host} is overworked: what is ready waits ${String(Math.round(loopMs))} ms.`,
      ),
    ...alive
      .filter(({ pool }) => pool.waiting > 0)
      .map(({ host }) => `${host} has too few connections to the database.`),
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
      ? [`The database took ${String(database.answeredInMs)} ms to answer.`]
      : []),
    ...(used > database.mostConnections * CROWDED
      ? [
          `The database has ${String(used)} of ${String(database.mostConnections)} connections in use.`,
        ]
      : []),
    ...late.map(({ name }) => `Work is late: ${name.replaceAll('_', ' ')}.`),
    ...providers
      .filter(({ unanswered }) => unanswered >= UNANSWERED)
      .map(
        ({ name, unanswered }) =>
          `${name} left the last ${String(unanswered)} calls without an answer.`,
      ),
  ];
}
