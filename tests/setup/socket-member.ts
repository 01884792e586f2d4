import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';

export type Acked = {
  readonly ok: boolean;
  readonly code?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly id?: string;
  readonly seq?: number;
  readonly creditiResidui?: Readonly<Record<string, number>>;
};

export type SocketMember = {
  readonly socket: Socket;
  readonly say: (angelId: string, msg: string, idClient?: string) => Promise<Acked>;
  /** The next event of a name that matches, including one that arrived before the call. */
  readonly next: <T>(event: string, fits?: (payload: T) => boolean) => Promise<T>;
  readonly close: () => void;
};

/** A member's device as a third-party client would implement it: websocket only, bearer token, wire field names. */
export async function connectMember(
  port: number,
  host: string,
  token: string,
  timeoutMs = 60_000,
): Promise<SocketMember> {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { host: `${host}:${port}` },
    reconnection: false,
    forceNew: true,
  });
  const seen: { event: string; payload: unknown }[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((event: string, payload: unknown) => {
    seen.push({ event, payload });
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    say: (angelId, msg, idClient = randomUUID()) =>
      socket.timeout(timeoutMs).emitWithAck('chat', { angelId, msg, idClient }) as Promise<Acked>,
    next: <T>(event: string, fits: (payload: T) => boolean = () => true) =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`no ${event} within ${timeoutMs} ms`));
        }, timeoutMs);
        const check = (): void => {
          const index = seen.findIndex((one) => one.event === event && fits(one.payload as T));
          if (index === -1) return;
          const [found] = seen.splice(index, 1);
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found?.payload as T);
        };
        waiting.add(check);
        check();
      }),
    close: () => {
      socket.disconnect();
    },
  };
}
