import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Types of messages of PostgreSQL's protocol. */
const NOTIFICATION = 'A'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const HEAD = 5;

/** What a connection loses of what PostgreSQL sends; `everything`: from the first statement on. */
type Loss = 'nothing' | 'notifications' | 'everything';

/** Returns the messages of a chunk that pass; an incomplete message waits for its rest. */
function messageFilter(passes: (type: number) => boolean): (chunk: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const passed: Buffer[] = [];
    while (rest.length >= HEAD) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) break;
      if (passes(rest[0] ?? 0)) passed.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(passed);
  };
}

function passing(loss: Loss): (type: number) => boolean {
  if (loss === 'nothing') return () => true;
  if (loss === 'notifications') return (type) => type !== NOTIFICATION;
  let begun = false;
  return (type) => {
    const passes = !begun;
    begun ||= type === READY;
    return passes;
  };
}

/**
 * A line between the app and its database that loses what a test names, without an error at either end. The
 * loss is that of the moment at which a connection was opened.
 */
export async function startDatabaseLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let loss: Loss = 'nothing';
  let opened = Promise.withResolvers<undefined>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const filter = messageFilter(passing(loss));
    opened.resolve(undefined);
    opened = Promise.withResolvers();
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(database);
    database.on('data', (chunk: Buffer) => client.write(filter(chunk)));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** What connections opened from now on lose. */
    lose: (next: Loss): void => {
      loss = next;
    },
    nextConnection: (): Promise<undefined> => opened.promise,
    stop: async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
