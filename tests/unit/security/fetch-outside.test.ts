import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import fc from 'fast-check';
import { fetchOutside, type Fetching } from '#lib/security/fetch-outside.ts';
import { isPublicAddress } from '#lib/security/public-address.ts';

const REFUSED = expect.objectContaining({ name: 'AddressRefused' });
const PAGE: Fetching = {
  accept: 'text/html',
  types: ['text/html'],
  most: 1_000,
  cuts: true,
  ownHosts: ['dolcevita.localhost', 'brand.test'],
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A local server that answers for hosts below `.example`. */
async function serve(listener: RequestListener): Promise<Fetching> {
  server = createServer(listener);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => {
    resolve(undefined);
  });
  await promise;
  return { ...PAGE, standIn: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('an address that a member wrote', () => {
  test.each([
    'no address',
    'ftp://page.test/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://page.test:8080/',
    'https://page.test:22/',
    'https://me:secret@page.test/',
    'https://dolcevita.localhost/user/1',
    'https://photos.brand.test/a.jpg',
    'https://brand.test./',
    `https://page.test/${'x'.repeat(2_100)}`,
    // Literal addresses, in the spellings that a URL accepts.
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://10.0.0.8/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('%s is refused before any lookup', async (address) => {
    const resolve = () => Promise.reject(new Error('looked up'));
    await expect(fetchOutside(address, { ...PAGE, resolve })).rejects.toThrow(REFUSED);
  });

  test.each([
    [['127.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['1.1.1.1', '192.168.0.9']],
    [['224.0.0.1']],
    [[] as string[]],
  ])('is refused when its name resolves to %j', async (addresses) => {
    const resolve = () => Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
    await expect(fetchOutside('https://page.test/', { ...PAGE, resolve })).rejects.toThrow(REFUSED);
  });
});

test('another name for one of our addresses is refused', async () => {
  const asked: string[] = [];
  const resolve = (host: string) => {
    asked.push(host);
    return Promise.resolve([{ address: '93.184.216.34', family: 4 }]);
  };
  await expect(fetchOutside('https://page.test/', { ...PAGE, resolve })).rejects.toThrow(REFUSED);
  expect(asked).toEqual(['page.test', ...PAGE.ownHosts]);
});

describe('a fetched page', () => {
  test('is asked for without cookies and without our name, and has its final address', async () => {
    const seen: Record<string, unknown>[] = [];
    const fetching = await serve((request, response) => {
      const { cookie, referer, authorization, host } = request.headers;
      const agent = request.headers['user-agent'];
      seen.push({ cookie, referer, authorization, host, agent, path: request.url });
      response.setHeader('set-cookie', 'id=1');
      if (request.url === '/a') response.writeHead(302, { location: '/b?c=1' }).end();
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('Ciao');
    });
    const page = await fetchOutside('https://page.example/a', fetching);
    expect([page.url.href, page.type, page.body.toString()]).toEqual([
      'https://page.example/b?c=1',
      'text/html; charset=utf-8',
      'Ciao',
    ]);
    const agent = 'Mozilla/5.0 (compatible; LinkPreview/1.0)';
    expect(seen).toEqual([
      { host: 'page.example', agent, path: '/a' },
      { host: 'page.example', agent, path: '/b?c=1' },
    ]);
  });

  test.each([
    'http://127.0.0.1/admin',
    'http://[::1]/admin',
    'http://page.example:8080/',
    'file:///etc/passwd',
    'https://dolcevita.localhost/',
    'http://[',
  ])('is not followed to %s', async (location) => {
    let asked = 0;
    const fetching = await serve((_, response) => {
      asked += 1;
      response.writeHead(302, { location }).end();
    });
    await expect(fetchOutside('https://page.example/', fetching)).rejects.toThrow(REFUSED);
    expect(asked).toBe(1);
  });

  test.each([
    [3, true],
    [4, false],
  ])('is followed through %i redirects: %s', async (hops, followed) => {
    const fetching = await serve((request, response) => {
      const hop = Number(request.url?.slice(1));
      if (hop < hops) response.writeHead(307, { location: `/${String(hop + 1)}` }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('x');
    });
    const outcome = await fetchOutside('https://page.example/0', fetching).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(followed);
  });

  test.each([
    ['another type', 200, { 'content-type': 'application/zip' }],
    ['no type', 200, {}],
    ['an error', 500, { 'content-type': 'text/html' }],
    ['a compressed answer', 200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }],
    ['a redirect to nowhere', 302, {}],
  ])('is refused with %s', async (_, status, headers) => {
    const fetching = await serve((_request, response) => {
      response.writeHead(status, headers).end('x');
    });
    await expect(fetchOutside('https://page.example/', fetching)).rejects.toThrow(REFUSED);
  });

  test('is cut off, or refused, where its answer is endless', async () => {
    const fetching = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = (): void => {
        if (!response.destroyed && response.write('x'.repeat(400))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    const { body } = await fetchOutside('https://page.example/', fetching);
    expect(body).toHaveLength(1_000);
    await expect(
      fetchOutside('https://page.example/', { ...fetching, cuts: false }),
    ).rejects.toThrow(REFUSED);
  });
});

test('a stand-in answers for no other host', async () => {
  let asked = 0;
  const fetching = await serve((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('x');
  });
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  for (const address of ['https://page.test/', 'https://example/', 'https://example.test/']) {
    await expect(fetchOutside(address, { ...fetching, resolve })).rejects.toThrow(REFUSED);
  }
  expect(asked).toBe(0);
});

test('a stand-in answers itself for a path that looks like another host', async () => {
  const asked: (string | undefined)[] = [];
  const fetching = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(200, { 'content-type': 'text/html' }).end('x');
  });
  await fetchOutside('https://page.example//elsewhere.test/?a=b', fetching);
  expect(asked).toEqual(['//elsewhere.test/?a=b']);
});

describe('the filter of addresses', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const group = fc.integer({ min: 0, max: 65_535 }).map((value) => value.toString(16));
  const v4 = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join('.'));
  const tail = (length: number) => fc.array(group, { minLength: length, maxLength: length });

  test('refuses every IPv4 address of a private, local, shared, link-local or multicast network', () => {
    const networks = [
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    ];
    fc.assert(fc.property(fc.oneof(...networks), (parts) => !isPublicAddress(parts.join('.'))));
  });

  test('refuses every IPv4 address that is written as an IPv6 address', () => {
    const prefixes = fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:');
    fc.assert(fc.property(prefixes, v4, (prefix, address) => !isPublicAddress(prefix + address)));
    fc.assert(
      fc.property(tail(2), tail(4), ([one = '', two = ''], rest) => {
        return !isPublicAddress(`2002:${one}:${two}:${rest.join(':')}:1`);
      }),
    );
  });

  test('takes an IPv6 address only from the allocated eighth', () => {
    const allocated = new BlockList();
    allocated.addSubnet('2000::', 3, 'ipv6');
    fc.assert(
      fc.property(tail(8), (groups) => {
        const address = groups.join(':');
        return !isPublicAddress(address) || allocated.check(address, 'ipv6');
      }),
    );
  });

  test('takes what is neither, so that it does not refuse everything', () => {
    const open = fc.tuple(
      fc.constantFrom(1, 8, 80, 93, 142, 185),
      fc.integer({ min: 1, max: 254 }),
      byte,
      byte,
    );
    fc.assert(fc.property(open, (parts) => isPublicAddress(parts.join('.'))));
    fc.assert(fc.property(tail(6), (rest) => isPublicAddress(`2a00:${rest.join(':')}:1`)));
  });

  test('takes nothing that is no address', () => {
    fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(`${text}x`)));
  });
});
