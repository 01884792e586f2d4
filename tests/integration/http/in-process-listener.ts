import { request as send, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';

// Imported first and sequentially: Jest cannot load it among the second module's dependencies.
await import('light-my-request');
const { createListener } = await import('#lib/http/listener.ts');
const { isDatabaseAway } = await import('#lib/db/circuit.ts');

export const HOST = 'dolcevita.localhost:3000';
export const DESK = 'desk.localhost:3000';
/** The renderer fails for a page whose query says so. */
export const BROKEN = 'broken=1';

type Rendered = { readonly url: string; readonly headers: IncomingHttpHeaders };
type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};
export type Asked = {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The server's request listener on a port of its own, with a stand-in for Next's renderer. */
export function inProcessListener() {
  const rendered: Rendered[] = [];
  const server = createServer(
    createListener((request, response) => {
      rendered.push({ url: request.url ?? '', headers: { ...request.headers } });
      if (request.url?.includes(BROKEN) === true) return Promise.reject(new Error('broken'));
      // As a page that reads rows.
      if (isDatabaseAway()) response.statusCode = 500;
      response.setHeader('content-type', 'text/html');
      response.end('<html><head></head><body>a page</body></html>');
      return Promise.resolve();
    }),
  );
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (path: string, { method = 'GET', host = HOST, headers = {}, body }: Asked = {}) => {
    const { port } = server.address() as AddressInfo;
    // Node's client names no length for DELETE by itself.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise<Answer>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host, ...length, ...headers },
      };
      send(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      })
        .on('error', reject)
        .end(body);
    });
  };
  return { ask, rendered };
}
