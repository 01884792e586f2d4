// [finding 41]
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bucketStore } from '#lib/media/storage/bucket-store.ts';

let hanging: Server;
beforeAll(async () => {
  hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
});
afterAll(() => {
  hanging.closeAllConnections();
  hanging.close();
});

test('41: a bucket that accepts a call and answers nothing fails it', async () => {
  const { port } = hanging.address() as AddressInfo;
  const store = bucketStore(`http://key:secret@127.0.0.1:${String(port)}/photos`, 50);
  const bytes = Buffer.from('a picture');
  await expect(store.get('a.webp')).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(store.put('a.webp', bytes, 'image/webp')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await expect(store.remove(['a.webp'])).rejects.toMatchObject({ name: 'TimeoutError' });
});
