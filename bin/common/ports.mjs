import { createServer } from 'node:net';

/** Whether a port is free on `host`, by default on every address of this machine. */
export function isPortFree(port, host) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)));
  });
}

/**
 * A free port; `preferred` if that one is free, so that addresses stay the same. Not `get-port`: it refuses a port
 * that the same process asked for within the last 15 s, as a database that is started again does.
 */
export async function freePort(preferred) {
  if (preferred !== undefined && (await isPortFree(preferred, '127.0.0.1'))) return preferred;
  return new Promise((answer, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => answer(port));
    });
  });
}
