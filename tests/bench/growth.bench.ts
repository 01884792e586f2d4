import pg from 'pg';
import { SEND } from '#lib/chat/send/statement.ts';
import type { SendItem } from '#lib/chat/send/send-item.ts';
import { newId } from '#lib/kernel/ids.ts';
import { detachPartition } from '../../bin/database/detach-partition.mjs';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { startWorld } from '../setup/server.ts';
import { circularPairs, insertMembers, openRoutes, type Route } from './bench-members.ts';
import { bytesPerMessage, fillWithMessages, oldestMonth, packPastMonths } from './message-world.ts';
import { isTiny, sizesOf } from './sizes.ts';

/** Bytes that a message may take in all tables and indexes, a year's messages with the keys of the last week. */
const MAX_BYTES = 450;
/** How much slower the slowest sends in a hundred may be than with empty tables. */
const MAX_RATIO = 1.2;
const WARM = 200;

const { messages, members, sends } = sizesOf('growth');

process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
const pool = new pg.Pool({ connectionString: world.database.url, max: 1 });
// The database may be dropped before the last connection has closed.
pool.on('error', () => undefined);

const itemOf = ({ from, to }: Route): SendItem & { readonly i: number } => ({
  i: 0,
  sender: from.profileId,
  member: from.memberId,
  peer: to.profileId,
  client: newId(),
  body: 'Ciao! Domani alle otto, al solito posto?',
  cost: 10,
  card: false,
  invites: false,
  provider: null,
  due: null,
  task: null,
  entry: newId(),
});

async function send(route: Route): Promise<number> {
  const values = [JSON.stringify([itemOf(route)]), new Date()];
  const begun = performance.now();
  const { rows } = await pool.query<{ outcome: string }>({ ...SEND, values });
  const ms = performance.now() - begun;
  if (rows[0]?.outcome !== 'sent') throw new Error(`not sent: ${String(rows[0]?.outcome)}`);
  return ms;
}

/** Milliseconds of one send after the other, each in another conversation: the median, and one in a hundred. */
async function sendTimes(routes: readonly Route[]): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let sent = 0; sent < WARM + sends; sent += 1) {
    const route = routes[(sent * 7) % routes.length];
    if (!route) throw new Error('no conversation');
    const ms = await send(route);
    if (sent >= WARM) times.push(ms);
  }
  const at = (share: number): number =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Takes the oldest month of credit entries out while members write: how long it takes, and the slowest send meanwhile. */
async function detachBeside(routes: readonly Route[]): Promise<{ took: number; slowest: number }> {
  const partition = await oldestMonth(pool);
  const begun = performance.now();
  const state = { took: Number.NaN };
  const detaching = detachPartition(world.database.directUrl, {
    table: 'credit_entries',
    partition,
    say: console.log,
  }).finally(() => {
    state.took = performance.now() - begun;
  });
  let slowest = 0;
  for (let sent = 0; Number.isNaN(state.took); sent += 1) {
    const route = routes[(sent * 11) % routes.length];
    if (!route) throw new Error('no conversation');
    slowest = Math.max(slowest, await send(route));
  }
  await detaching;
  return { took: state.took, slowest };
}

try {
  const routes = await openRoutes(pool, circularPairs(await insertMembers(pool, members)));
  await pool.query('analyze');
  await pool.query('checkpoint');
  const empty = await sendTimes(routes);
  await fillWithMessages(pool, messages);
  const full = await sendTimes(routes);
  const ratio = full.p99 / empty.p99;
  const fixed = (value: number): string => value.toFixed(2);
  console.log(`one send, empty tables      p50 ${fixed(empty.p50)} ms, p99 ${fixed(empty.p99)} ms`);
  console.log(`one send, ${messages} stored  p50 ${fixed(full.p50)} ms, p99 ${fixed(full.p99)} ms`);
  console.log(`p99: ratio ${fixed(ratio)}   goal ${MAX_RATIO}`);
  const written = await bytesPerMessage(pool);
  await packPastMonths(pool);
  const bytes = await bytesPerMessage(pool);
  for (const [name, { heap, indexes }] of Object.entries(bytes.tables))
    console.log(`${name.padEnd(16)} ${fixed(heap)} B in rows, ${fixed(indexes)} B in indexes`);
  console.log(`a message, its week's key included: ${fixed(bytes.fresh)} B`);
  console.log(`a message before past months are packed: ${fixed(written.settled)} B`);
  console.log(`a message of a year: ${fixed(bytes.settled)} B   goal ${MAX_BYTES}`);
  const { took, slowest } = await detachBeside(routes);
  console.log(
    `the oldest month taken out in ${fixed(took)} ms, slowest send meanwhile ${fixed(slowest)} ms`,
  );
  if (!isTiny && bytes.settled > MAX_BYTES) process.exitCode = 1;
} finally {
  await pool.end();
  await world.remove();
  await leaveCluster();
}
