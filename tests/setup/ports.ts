import { createServer, type AddressInfo } from 'node:net';

/** The first of `count` neighbouring free ports on loopback. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = await listen(0);
    const rest = Array.from({ length: count - 1 }, (_, index) => first + index + 1);
    const free = await Promise.all(rest.map((port) => listen(port).catch(() => 0)));
    if (free.every((port) => port > 0)) return first;
  }
  throw new Error(`found no ${count} free ports in a row`);
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const taken = (probe.address() as AddressInfo).port;
      probe.close(() => {
        resolve(taken);
      });
    });
  });
}
