import { createServer } from 'node:http';
import { createListener } from '#lib/http/listener.ts';
import { startHub } from '#lib/hub/hub.ts';
import { startWorker } from '#lib/jobs/worker.ts';
import { env } from '#lib/kernel/env.ts';

/** The app without its pages, which need a build: calls, sockets and due work. */
const server = createServer(
  createListener((_request, response) => {
    response.writeHead(404).end();
    return Promise.resolve();
  }),
);
const hub = startHub(server);
const worker = await startWorker();
server.listen(env().PORT, '127.0.0.1');

process.once('SIGTERM', () => {
  void Promise.all([hub.stop(), worker.stop()]).then(() => process.exit(0));
});
