import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Routes upgrades: /socket.io to the hub, hot reload to Next's server in development; all others are closed. */
export function ownUpgrades(server: Server, inner: Server, pages: Server | undefined): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const url = request.url ?? '';
    if (url.startsWith('/socket.io/')) inner.emit('upgrade', request, socket, head);
    else if (pages && url.startsWith('/_next/')) pages.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
}
