// [finding 91]
import { createServer, request as send, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CONNECTION_LIMITS } from '#lib/http/limits.ts';
import { createListener } from '#lib/http/listener.ts';
import { caughtLog } from '#tests/setup/caught-log.ts';

const HOST = 'dolcevita.localhost:3000';
/** The real limits a hundred times shorter. */
const SHORTER = Object.fromEntries(
  Object.entries(CONNECTION_LIMITS).map(([name, ms]) => [name, ms / 100]),
);

const lines = caughtLog();
let rendering: () => void = () => undefined;
/** A renderer that never ends unless the caller leaves, and then fails as a renderer may. */
const listener = createListener(
  (_, response) =>
    new Promise((_resolve, reject) => {
      response.once('close', () => {
        reject(new Error('the response was closed'));
      });
      rendering();
    }),
);

let server: Server;
beforeAll(async () => {
  server = createServer(SHORTER, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = (): number => (server.address() as AddressInfo).port;

async function opened(beginning: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    // The server may close a connection whose bytes it has not read.
    socket.on('error', () => undefined);
    socket.resume().once('close', () => {
      resolve();
    });
  });
}

const errors = (): readonly string[] =>
  lines.filter((line) => (JSON.parse(line) as { readonly level: number }).level >= 50);

describe('a half-open request', () => {
  test('has ten seconds for its headers, and is checked within five more', () => {
    expect(CONNECTION_LIMITS.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(CONNECTION_LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
  });

  test.each([
    ['without its headers’ end', `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: 1`],
    ['without a line', 'GET /'],
    ['without a byte', ''],
  ])('%s is closed, and so are 300 of them', async (_, beginning) => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => opened(beginning)));
    await Promise.all(sockets.map(ended));
    expect(errors()).toEqual([]);
  });
});

describe('a request whose caller left is not logged as an error', () => {
  test('in the middle of its body', async () => {
    const asked = send({
      port: port(),
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/users/login',
      headers: { host: HOST, 'content-type': 'application/json', 'content-length': '1000' },
    });
    asked.on('error', () => undefined);
    const arrived = once(server, 'request') as Promise<[unknown, NodeJS.EventEmitter]>;
    asked.write('{"email":');
    const [, response] = await arrived;
    const closed = once(response, 'close');
    asked.destroy();
    await closed;
    await new Promise(setImmediate);
    expect(errors()).toEqual([]);
  });

  test('while its page is rendered', async () => {
    const begun = new Promise<void>((resolve) => {
      rendering = resolve;
    });
    const asked = send({
      port: port(),
      host: '127.0.0.1',
      path: '/asignup',
      headers: { host: HOST },
    });
    asked.on('error', () => undefined);
    const arrived = once(server, 'request') as Promise<[unknown, NodeJS.EventEmitter]>;
    asked.end();
    const [, response] = await arrived;
    await begun;
    const closed = once(response, 'close');
    asked.destroy();
    await closed;
    await new Promise(setImmediate);
    expect(errors()).toEqual([]);
  });
});
