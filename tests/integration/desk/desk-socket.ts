import { io, type Socket } from 'socket.io-client';
import { deskCookie } from '#tests/setup/desk-cookie.ts';
import { DESK_NAMESPACE } from '#lib/realtime/desk/name.ts';

const HOST = 'desk.localhost';

type Knock = {
  readonly token?: string;
  readonly host?: string;
  readonly origin?: string | null;
};

export type DeskSocket = {
  readonly socket: Socket;
  readonly ask: (event: string, payload?: unknown) => Promise<Readonly<Record<string, unknown>>>;
  /** The next event of a name that matches, including earlier ones. */
  readonly next: <T>(event: string, fits?: (payload: T) => boolean) => Promise<T>;
  readonly gone: () => Promise<string>;
};

async function open(port: number, { token, host = HOST, ...rest }: Knock): Promise<Socket> {
  const cookie = token === undefined ? '' : ((await deskCookie(token)).split(';')[0] ?? '');
  const origin = rest.origin === undefined ? `http://${host}:${String(port)}` : rest.origin;
  return io(`http://127.0.0.1:${String(port)}${DESK_NAMESPACE}`, {
    transports: ['websocket'],
    extraHeaders: {
      host: `${host}:${String(port)}`,
      cookie,
      ...(origin === null ? {} : { origin }),
    },
    reconnection: false,
    forceNew: true,
    autoConnect: false,
  });
}

/** Connects to the desk channel: `in`, or the error message of the refusal. */
export async function knockAtDesk(port: number, knock: Knock): Promise<string> {
  const socket = await open(port, knock);
  const said = new Promise<string>((resolve) => {
    socket.once('connect', () => {
      resolve('in');
    });
    socket.once('connect_error', ({ message }) => {
      resolve(message);
    });
  });
  socket.connect();
  try {
    return await said;
  } finally {
    socket.disconnect();
  }
}

/** Connects an operator's tab. */
export async function connectOperator(port: number, token: string): Promise<DeskSocket> {
  const socket = await open(port, { token });
  const seen: { event: string; payload: unknown }[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((event: string, payload: unknown) => {
    seen.push({ event, payload });
    for (const check of waiting) check();
  });
  const left = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.connect();
  });
  return {
    socket,
    ask: (event, payload = {}) =>
      socket.timeout(60_000).emitWithAck(event, payload) as Promise<
        Readonly<Record<string, unknown>>
      >,
    next: <T>(event: string, fits: (payload: T) => boolean = () => true) =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`no ${event} in time`));
        }, 60_000);
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
    gone: () => left,
  };
}
