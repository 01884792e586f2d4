import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { startHub } from '#lib/hub/hub.ts';

export const HOST = 'dolcevita.localhost';

type Knock = {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
};

export type Hub = {
  readonly port: number;
  /** `in` when a handshake is accepted, or else the error message. */
  readonly knock: (with_: Knock) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** The hub on a listening server in this process, as `server.ts` starts it. */
export async function startInProcessHub(): Promise<Hub> {
  const server = createServer();
  const { stop } = startHub(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const knock = async ({ token, headers = {}, host = HOST }: Knock): Promise<string> => {
    const socket: Socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      ...(token === undefined ? {} : { auth: { token } }),
      extraHeaders: { host: `${host}:${port}`, ...headers },
      reconnection: false,
      forceNew: true,
    });
    try {
      return await new Promise<string>((resolve) => {
        socket.once('connect', () => {
          resolve('in');
        });
        socket.once('connect_error', ({ message }) => {
          resolve(message);
        });
      });
    } finally {
      socket.disconnect();
    }
  };
  return {
    port,
    knock,
    stop: async () => {
      await stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
