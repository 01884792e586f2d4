import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { startHub } from '#lib/hub/hub.ts';

/** A separate program, run with --expose-gc: our hub or a bare socket.io server that reports its memory. */
const [kind, port] = process.argv.slice(2);
const server = createServer((_request, response) => response.end('ready'));

const io = kind === 'hub' ? startHub(server).io : startBare();

function startBare(): Server {
  return new Server(server, {
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
  });
}

process.on('message', () => {
  for (let turn = 0; turn < 4; turn += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ sockets: io.sockets.sockets.size, heapUsed, external, rss });
});
process.on('disconnect', () => process.exit(0));
server.listen(Number(port), () => process.send?.('listening'));
