import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type FlakyProxy = {
  /** The port that clients connect to. */
  readonly port: number;
  /** Sets the target of new connections. */
  readonly aim: (port: number) => void;
  /** Ends every connection without a close message, as a lost network does. */
  readonly cut: () => void;
  /** Keeps every current connection open without passing data; new connections work. */
  readonly stall: () => void;
  /** Delays each chunk by `ms`, in order. */
  readonly delay: (ms: number) => void;
  readonly stop: () => Promise<void>;
};

/** A TCP proxy between clients and an app, which a test can disturb. */
export async function startFlakyProxy(appPort: number): Promise<FlakyProxy> {
  let target = appPort;
  let delayMs = 0;
  const open = new Set<Socket>();
  const stalled = new WeakSet<Socket>();

  const carry = (from: Socket, to: Socket): void => {
    open.add(from);
    from.on('data', (chunk) => {
      if (stalled.has(from)) return;
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), delayMs);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const app = connect(target, '127.0.0.1');
    carry(client, app);
    carry(app, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    aim: (port) => {
      target = port;
    },
    cut,
    stall: () => {
      for (const socket of open) stalled.add(socket);
    },
    delay: (ms) => {
      delayMs = ms;
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
