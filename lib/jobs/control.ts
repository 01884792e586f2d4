import { createServer } from 'node:http';
import { clock } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { refuseUnlessListening } from '../kernel/refuse-to-start.ts';
import { runDue } from './run-due.ts';

/** Control port for tests: moves the clock and runs due work. Exists only under DEMO and on loopback. */
export async function startControl(): Promise<{ stop: () => Promise<void> } | undefined> {
  const port = env().CONTROL_PORT;
  if (port === undefined) return undefined;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const answer = (body: unknown): void => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method === 'POST' && url.pathname === '/clock') {
      clock.setOffset(Number(url.searchParams.get('offset') ?? '0') || 0);
      answer({ now: clock.now() });
    } else if (request.method === 'POST' && url.pathname === '/run-due') {
      void runDue(clock.now()).then(answer);
    } else {
      response.writeHead(404).end();
    }
  });
  // Next handles uncaught rejections itself: a rejected promise would neither end the process nor let it
  // serve.
  refuseUnlessListening(server, 'CONTROL_PORT', port);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
