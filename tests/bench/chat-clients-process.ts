import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ClientJob, ClientAnswer, ClientSeat } from './chat-clients.ts';

/**
 * A separate program with real sockets that write to each other, so that the clients cost the server process
 * nothing.
 */
type Ack = { readonly ok: boolean; readonly code?: string };

const sockets: Socket[] = [];
const sentAt = new Map<string, number>();
let delivered = 0;
let deliveryTimes: number[] | undefined;

async function connect(
  ports: readonly number[],
  host: string,
  seats: readonly ClientSeat[],
): Promise<void> {
  const AT_ONCE = 50;
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    await Promise.all(
      seats.slice(first, first + AT_ONCE).map(async ({ token }, i) => {
        const port = ports[(first + i) % ports.length] ?? 0;
        const socket = io(`http://127.0.0.1:${port}`, {
          transports: ['websocket'],
          auth: { token },
          extraHeaders: { host: `${host}:${port}` },
          reconnection: false,
          forceNew: true,
        });
        socket.on('chat', ({ msg }: { msg: string }) => {
          delivered += 1;
          const at = sentAt.get(msg);
          if (at === undefined) return;
          deliveryTimes?.push(performance.now() - at);
          sentAt.delete(msg);
        });
        await new Promise<void>((resolve, reject) => {
          socket.once('connect', resolve);
          socket.once('connect_error', reject);
        });
        sockets[first + i] = socket;
      }),
    );
  }
}

let counter = 0;

/** Writes a number in letters, since digits could be taken for a phone number and masked. */
function inLetters(value: number): string {
  return String(value).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}

async function say(socket: Socket, seat: ClientSeat, timed: boolean): Promise<Ack> {
  counter += 1;
  const msg = `ciao ${inLetters(counter)}`;
  if (timed) sentAt.set(msg, performance.now());
  const payload = { angelId: seat.writesTo, msg, idClient: randomUUID() };
  return (await socket.timeout(20_000).emitWithAck('chat', payload)) as Ack;
}

function refused(ack: Ack): never {
  throw new Error(`a send was refused: ${ack.code ?? 'without a code'}`);
}

/** Every client keeps `inFlight` messages unacknowledged. */
async function flood(
  seats: readonly ClientSeat[],
  inFlight: number,
  seconds: number,
): Promise<ClientAnswer> {
  delivered = 0;
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const lanes = sockets.flatMap((socket, i) =>
    Array.from({ length: inFlight }, () => ({ socket, i })),
  );
  const counts = await Promise.all(
    lanes.map(async ({ socket, i }) => {
      const seat = seats[i];
      let acked = 0;
      for (; seat && performance.now() < end; acked += 1) {
        const ack = await say(socket, seat, false);
        if (!ack.ok) refused(ack);
      }
      return acked;
    }),
  );
  const acked = counts.reduce((sum, one) => sum + one, 0);
  const ms = performance.now() - begun;
  for (let polls = 0; delivered < acked && polls < 100; polls += 1) await sleep(20);
  return { acked, delivered, ms, ackTimes: [], deliveryTimes: [] };
}

/** A steady rate over all clients, whatever the response time. */
async function paced(
  seats: readonly ClientSeat[],
  perSecond: number,
  seconds: number,
): Promise<ClientAnswer> {
  delivered = 0;
  deliveryTimes = [];
  const ackTimes: number[] = [];
  const running: Promise<void>[] = [];
  const total = perSecond * seconds;
  const begun = performance.now();
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1_000) * perSecond));
    for (; sent < due; sent += 1) {
      const i = (sent * 7) % sockets.length;
      const [socket, seat] = [sockets[i], seats[i]];
      if (!socket || !seat) continue;
      const at = performance.now();
      running.push(
        say(socket, seat, true).then((ack) => {
          if (!ack.ok) refused(ack);
          ackTimes.push(performance.now() - at);
        }),
      );
    }
    await sleep(1);
  }
  await Promise.all(running);
  const ms = performance.now() - begun;
  for (let polls = 0; delivered < total && polls < 100; polls += 1) await sleep(20);
  const times = deliveryTimes;
  deliveryTimes = undefined;
  return { acked: ackTimes.length, delivered, ms, ackTimes, deliveryTimes: times };
}

let seats: readonly ClientSeat[] = [];

async function work(job: ClientJob): Promise<ClientAnswer | { readonly connected: number }> {
  if (job.kind === 'flood') return flood(seats, job.inFlight, job.seconds);
  if (job.kind === 'paced') return paced(seats, job.perSecond, job.seconds);
  seats = job.seats;
  await connect(job.ports, job.host, seats);
  return { connected: sockets.length };
}

process.on('message', (job: ClientJob) => {
  work(job).then(
    (answer) => process.send?.({ ok: true, answer }),
    (error: unknown) => process.send?.({ ok: false, reason: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
