import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Server } from 'socket.io';
import { bareSend } from './bare-send.ts';
import type { ReferenceRoute } from './reference-route.ts';

/** A minimal chat: an event, a bare debit with `pg`, an acknowledgement, a relay. */
type Say = { readonly msg: string; readonly idClient: string };

const [port, redisUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const routes = new Map<string, ReferenceRoute>();
const server = createServer((_request, response) => response.end('ready'));
const io = new Server(server, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
});
if (redisUrl !== undefined) io.adapter(createAdapter(new Redis(redisUrl), new Redis(redisUrl)));

io.on('connection', (socket) => {
  const route = routes.get(String(socket.handshake.auth['token']));
  if (!route) {
    socket.disconnect(true);
    return;
  }
  void socket.join(route.from.profileId);
  socket.on('chat', ({ msg, idClient }: Say, acknowledge: (answer: unknown) => void) => {
    bareSend(pool, route, msg, idClient).then(
      (seq) => {
        acknowledge({ ok: true, seq });
        io.to(route.to.profileId).emit('chat', { msg, seq });
      },
      (error: unknown) => {
        acknowledge({ ok: false, code: String(error) });
      },
    );
  });
});

process.on('message', (given: readonly ReferenceRoute[]) => {
  for (const route of given) routes.set(route.token, route);
  server.listen(Number(port), () => process.send?.('listening'));
});
process.on('disconnect', () => process.exit(0));
