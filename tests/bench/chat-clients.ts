import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type ClientSeat = { readonly token: string; readonly writesTo: string };

export type ClientJob =
  | {
      readonly kind: 'connect';
      readonly ports: readonly number[];
      readonly host: string;
      readonly seats: readonly ClientSeat[];
    }
  | { readonly kind: 'flood'; readonly inFlight: number; readonly seconds: number }
  | { readonly kind: 'paced'; readonly perSecond: number; readonly seconds: number };

export type ClientAnswer = {
  readonly acked: number;
  readonly delivered: number;
  readonly ms: number;
  readonly ackTimes: readonly number[];
  readonly deliveryTimes: readonly number[];
};

type Reply =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly reason: string };

export type ChatClients = {
  readonly flood: (inFlight: number, seconds: number) => Promise<ClientAnswer>;
  readonly paced: (perSecond: number, seconds: number) => Promise<ClientAnswer>;
  readonly close: () => Promise<void>;
};

/** Starts clients in a separate process. All are connected when this resolves; they use the ports in rotation. */
export async function chatClients(
  ports: readonly number[],
  host: string,
  seats: readonly ClientSeat[],
): Promise<ChatClients> {
  const child = fork(join(import.meta.dirname, 'chat-clients-process.ts'));
  const ask = async (job: ClientJob): Promise<unknown> => {
    const answered = once(child, 'message');
    child.send(job);
    const [reply] = (await answered) as [Reply];
    if (!reply.ok) throw new Error(reply.reason);
    return reply.answer;
  };
  await ask({ kind: 'connect', ports, host, seats });
  return {
    flood: async (inFlight, seconds) =>
      (await ask({ kind: 'flood', inFlight, seconds })) as ClientAnswer,
    paced: async (perSecond, seconds) =>
      (await ask({ kind: 'paced', perSecond, seconds })) as ClientAnswer,
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The value below which `share` of the times lie. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
