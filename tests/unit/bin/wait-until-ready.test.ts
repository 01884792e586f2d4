import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
// @ts-expect-error A program without types.
import { waitUntilReady } from '../../../bin/start/wait-until-ready.mjs';

type Wait = (
  port: number,
  startId: string,
  patience: { readonly withinMs: number; readonly logs: string },
) => Promise<void>;
const wait = waitUntilReady as Wait;

async function answering(startId: string | undefined): Promise<{ port: number; end: () => void }> {
  const server = createServer((_, response) => {
    if (startId !== undefined) response.setHeader('x-start-id', startId);
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, end: () => server.close() };
}

test('50: a server is ready when it answers with the id it was started with', async () => {
  const { port, end } = await answering('mine');
  await wait(port, 'mine', { withinMs: 5_000, logs: 'logs' });
  end();
});

test.each([undefined, 'another'])(
  '50: another program on the port is not taken for the server (%s)',
  async (startId) => {
    const { port, end } = await answering(startId);
    await expect(wait(port, 'mine', { withinMs: 300, logs: 'logs' })).rejects.toThrow(
      `Another program answers on port ${port}`,
    );
    end();
  },
);
