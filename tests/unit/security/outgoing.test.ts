// [core §1 Notices by e-mail]
import { describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isListed, pinned, postOutside } from '#lib/security/outgoing.ts';
import { isPublicAddress } from '#lib/security/public-address.ts';

const HOSTS = ['push.example', '*.apple.example'];
const NOTHING = { headers: {}, body: Buffer.from('x'), hosts: HOSTS };

describe('public internet addresses', () => {
  test.each(['1.1.1.1', '142.250.180.10', '2a00:1450:4002::1'])('include %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(
    [
      ['127.0.0.1', '10.0.0.1', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
      ['::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'localhost', ''],
    ].flat(),
  )('exclude %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  ['https://push.example/x', true],
  ['https://web.apple.example/x', true],
  ['https://apple.example/x', false],
  ['https://notpush.example/x', false],
  ['https://push.example.evil.test/x', false],
  ['http://push.example/x', false],
  ['https://push.example:8443/x', false],
  ['https://me@push.example/x', false],
  ['https://[::1]/x', false],
])('%s: listed %s', (address, listed) => {
  expect(isListed(new URL(address), HOSTS)).toBe(listed);
});

describe('an address given by a caller', () => {
  test.each([
    'no address',
    'https://evil.example/',
    'http://push.example/',
    'https://127.0.0.1/',
    'file:///etc/passwd',
  ])('%s is refused before any lookup', async (address) => {
    const resolve = () => Promise.reject(new Error('looked up'));
    await expect(postOutside(address, { ...NOTHING, resolve })).rejects.toThrow(
      expect.objectContaining({ name: 'AddressRefused' }),
    );
  });

  test.each([
    [['127.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['1.1.1.1', '192.168.0.9']],
    [[] as string[]],
  ])('is refused when its name resolves to %j', async (addresses) => {
    let asked = 0;
    const resolve = () => {
      asked += 1;
      return Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
    };
    await expect(postOutside('https://push.example/', { ...NOTHING, resolve })).rejects.toThrow(
      expect.objectContaining({ name: 'AddressRefused' }),
    );
    expect(asked).toBe(1);
  });

  test('is connected at its checked address, whatever the name resolves to by then', () => {
    const found: unknown[] = [];
    const lookup = pinned({ address: '1.1.1.1', family: 4 });
    lookup('push.example', {}, (...answer) => found.push(answer));
    lookup('rebound.example', { all: true }, (...answer) => found.push(answer));
    expect(found).toEqual([
      [null, '1.1.1.1', 4],
      [null, [{ address: '1.1.1.1', family: 4 }]],
    ]);
  });
});

describe('the sandbox stand-in', () => {
  async function served(listener: RequestListener, path: string) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await postOutside(`${standIn}${path}`, { ...NOTHING, hosts: [], standIn });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('is reached only at its own origin, without following redirects', async () => {
    const seen: unknown[] = [];
    const answer = await served((request, response) => {
      seen.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    }, '/to');
    expect([answer.status, seen]).toEqual([302, ['/to']]);
    const other = { ...NOTHING, hosts: [], standIn: 'http://127.0.0.1:4010' };
    await expect(postOutside('http://127.0.0.1:4011/', other)).rejects.toThrow(
      expect.objectContaining({ name: 'AddressRefused' }),
    );
  });

  test('is read only up to a limit when its answer is endless', async () => {
    const answer = await served((_, response) => {
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(10_000), more);
      };
      more();
    }, '/');
    expect(answer.body).toHaveLength(4_096);
  });
});
