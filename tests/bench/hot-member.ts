import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { connectMember } from '../setup/socket-member.ts';
import { bareSend } from './bare-send.ts';
import { BENCH_HOST, insertMembers, MESSAGE_COST, openRoutes } from './bench-members.ts';
import { median } from './http-load.ts';

type Bench = {
  readonly pool: Pool;
  readonly port: number;
  readonly sizes: {
    readonly rounds: number;
    readonly seconds: number;
    readonly parallelSends: number;
    /** The number of sends that the member has credits for at the end. */
    readonly affordedSends: number;
  };
};

type Lanes = { readonly count: number; readonly seconds: number };

async function sendInLanes(
  { count, seconds }: Lanes,
  send: (lane: number) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let sent = 0;
  await Promise.all(
    Array.from({ length: count }, async (_, lane) => {
      while (performance.now() < end) {
        await send(lane);
        sent += 1;
      }
    }),
  );
  return (sent * 1_000) / (performance.now() - begun);
}

/** One member who writes to many at once: every send waits for the same balance row. */
export async function hotMember({ pool, port, sizes }: Bench): Promise<void> {
  const { rounds, seconds, parallelSends, affordedSends } = sizes;
  const lanes = { count: parallelSends, seconds: seconds / 2 };
  const [sender] = await insertMembers(pool, 1);
  const peers = await insertMembers(pool, parallelSends);
  if (!sender) throw new Error('no member was inserted');
  const routes = await openRoutes(
    pool,
    peers.map((peer) => [sender, peer] as const),
  );
  const device = await connectMember(port, BENCH_HOST, sender.token, 20_000);
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(
      await sendInLanes(lanes, async (lane) => {
        const route = routes[lane];
        if (route) await bareSend(pool, route, 'hot');
      }),
    );
    ours.push(
      await sendInLanes(lanes, async (lane) => {
        const ack = await device.say(peers[lane]?.angelId ?? '', 'hot', randomUUID());
        if (!ack.ok) throw new Error(`refused: ${ack.code ?? ''}`);
      }),
    );
  }
  await pool.query('update credit_accounts set bought = $2 where member_id = $1', [
    sender.memberId,
    affordedSends * MESSAGE_COST,
  ]);
  const acks = await Promise.all(peers.map(({ angelId }) => device.say(angelId, 'the last ones')));
  device.close();
  const { rows } = await pool.query<{ bought: number }>(
    'select bought from credit_accounts where member_id = $1',
    [sender.memberId],
  );
  const accepted = acks.filter(({ ok }) => ok).length;
  if (accepted !== affordedSends || rows[0]?.bought !== 0) {
    throw new Error(`${accepted} of ${affordedSends} accepted, ${rows[0]?.bought ?? -1} left`);
  }
  console.log(
    `one member, ${parallelSends} parallel sends: ours ${median(ours).toFixed(0)}/s, ` +
      `limit ${median(bare).toFixed(0)}/s, ratio ${(median(ours) / median(bare)).toFixed(2)}   goal 0.5; ` +
      `with credits for ${affordedSends}, ${accepted} were accepted and nothing fell below zero`,
  );
}
