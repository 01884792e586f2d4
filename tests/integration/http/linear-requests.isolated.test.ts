// [finding 82]
import { describe, expect, test } from '@jest/globals';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { endpoints } from '#lib/http/registry.ts';
import { ATTACKS } from '#tests/setup/attacks.ts';
import { excesses, type Work } from '#tests/setup/growth.ts';
import { caughtLog } from '#tests/setup/caught-log.ts';
import { DESK, HOST, inProcessListener, type Asked } from './in-process-listener.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const { ask } = inProcessListener();
const lines = caughtLog();

/** Node refuses more than 16 KB of request line and headers by 431 before our code runs. */
const MAX_LENGTH = 15_000;
const UNITS = ATTACKS.map((unit) => ({ unit }));

/** The text as a client can send it in a path: everything but visible ASCII is percent-encoded. */
function inUrl(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .slice(0, MAX_LENGTH);
}

/** The text as a client can send it in a header: in bytes, without control characters. */
function inHeader(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, MAX_LENGTH);
}

type Request = readonly [path: string, asked: Asked];
type Place = (path: string, text: string) => Request;

function header(name: string, before = ''): Place {
  return (path, text) => [path, { headers: { [name]: before + inHeader(text) } }];
}

const PLACES: Readonly<Record<string, Place>> = {
  'the path’s end': (path, text) => [`${path === '/' ? '' : path}/${inUrl(text)}`, {}],
  'the path’s beginning': (path, text) => [`/${inUrl(text)}${path}`, {}],
  'the query': (path, text) => [`${path}?${inUrl(text)}`, {}],
  'a value of the query': (path, text) => [
    `${path}?q=${encodeURIComponent(text.toWellFormed()).slice(0, MAX_LENGTH)}`,
    {},
  ],
  'the cookies': header('cookie'),
  'the session cookie': header('cookie', 'amarena='),
  Accept: header('accept'),
  'Accept-Encoding': header('accept-encoding'),
  'Accept-Language': header('accept-language'),
  Authorization: header('authorization', 'Bearer '),
  'Content-Type': header('content-type'),
  Forwarded: header('x-forwarded-for'),
  'If-None-Match': header('if-none-match'),
  'If-Modified-Since': header('if-modified-since'),
  Origin: header('origin'),
  Range: header('range', 'bytes='),
  Referer: header('referer'),
  'User-Agent': header('user-agent'),
  Host: (path, text) => [path, { host: inHeader(text) }],
};

const answered = new Set<string>();

/** Sends it; an answer of the server's own fault is noted. */
async function send(name: string, [path, asked]: Request, base: Asked): Promise<void> {
  const headers = { ...base.headers, ...asked.headers };
  try {
    const { status } = await ask(path, { ...base, ...asked, headers });
    if (status >= 500) answered.add(`${name}: ${String(status)}`);
  } catch (error) {
    // Node closes a connection whose first line it cannot read.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
}

const KINDS: readonly (readonly [string, Asked])[] = [
  ['/', {}],
  ['/asignup', {}],
  ['/brands/dolcevita/icon.svg', {}],
  ['/photos/missing-key.webp', {}],
  ['/api/tracker/getIp', {}],
  ['/', { host: DESK }],
];

/** Each attack on the first kind of answer, and on one of the others in turn. */
function attacksOnKind(index: number): typeof UNITS {
  const others = KINDS.length - 1;
  return index === 0 ? UNITS : UNITS.filter((_, turn) => turn % others === index - 1);
}

describe('a request with the worst input takes linear time and is no fault of the server’s', () => {
  test.each(Object.entries(PLACES))(
    'in %s, for each kind of answer',
    async (place, put) => {
      answered.clear();
      const works = new Map<string, Work>(
        KINDS.map(([path, base]) => {
          const name = `${base.host ?? HOST}${path}, ${place}`;
          return [name, (text) => send(name, put(path, text), base)];
        }),
      );
      const names = [...works.keys()];
      expect(await excesses(works, (name) => attacksOnKind(names.indexOf(name)))).toEqual([]);
      expect([...answered]).toEqual([]);
    },
    300_000,
  );

  /** Some of the attacks for each route, so that all routes have them all together. */
  const someOf = (index: number) =>
    [0, 1, 2].map((turn) => ({ unit: ATTACKS[(index * 3 + turn) % ATTACKS.length] ?? 'a' }));

  test.each([
    ['the brands’', endpoints, HOST],
    ['the desk’s', deskEndpoints, DESK],
  ] as const)(
    'in the parameters, query, cookie and headers of every route of %s host',
    async (_, all, host) => {
      answered.clear();
      const names = [...all.keys()];
      const works = new Map<string, Work>(
        names.map((key) => {
          const [method = 'GET', pattern = ''] = key.split(' ');
          const work: Work = async (text) => {
            const short = text.slice(0, 1_500);
            const path = pattern.replace(/\{\w+\}/g, () =>
              encodeURIComponent(short.toWellFormed()),
            );
            const part = inHeader(short);
            const headers = {
              origin: `http://${host}`,
              'content-type': 'application/json',
              cookie: `amarena=${part}`,
              accept: part,
              range: `bytes=${part}`,
              'user-agent': part,
              'if-none-match': part,
              'accept-language': part,
              referer: part,
            };
            const body =
              method === 'GET' ? {} : { body: JSON.stringify({ [text]: text, email: text }) };
            await send(key, [path.slice(0, 4_000), { method, host, headers, ...body }], {});
            await send(key, [`${pattern}?${inUrl(text)}`, { method, host, ...body }], {});
          };
          return [key, work] as const;
        }),
      );
      expect(works.size).toBeGreaterThan(20);
      const attacksOn = (key: string) => someOf(names.indexOf(key));
      expect(await excesses(works, attacksOn)).toEqual([]);
      expect([...answered]).toEqual([]);
    },
    300_000,
  );

  test('and nothing of it was logged as an error', () => {
    expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });
});
