import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { startLogStore } from '#lib/health/log-store.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { storeLogLine, parseLogLine } from '#lib/kernel/stored-log-lines.ts';
import { withRequest } from '#lib/kernel/request-context.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { RETENTION } from '#lib/legal/retention-table.ts';
import { audit } from '#lib/audit/audit.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

// Imported first and sequentially: Jest cannot load it among the second module's dependencies.
await import('light-my-request');
const { createListener } = await import('#lib/http/listener.ts');

const logStore = startLogStore();
const server = createServer(createListener(() => Promise.resolve()));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await logStore.stop();
});

type Found = {
  readonly lines: readonly {
    readonly id: string;
    readonly event: string;
    readonly status: number | null;
    readonly brandId: string | null;
    readonly data: string;
  }[];
  readonly next: string | null;
  readonly entries: readonly { readonly action: string }[];
  readonly jobs: readonly { readonly kind: string; readonly state: string }[];
};

function call(method: string, path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = { host: 'dolcevita.localhost:3000', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume().on('close', () => {
        resolve(answer);
      });
    })
      .on('error', reject)
      .end(method === 'GET' ? undefined : '{}');
  });
}

async function search(query: Record<string, string>, brandIds: readonly string[] = []) {
  await logStore.flush();
  const { token } = await createOperator({ brandIds });
  const { status, answer, code } = await askDesk('GET /api/desk/logLines', { token, query });
  return { status, code, ...(answer as Found) };
}

const fault = (changes: Readonly<Record<string, unknown>> = {}) => {
  storeLogLine(
    parseLogLine(
      JSON.stringify({
        level: 50,
        time: clock.ms(),
        app: 'amarena',
        event: 'it broke',
        ...changes,
      }),
    ),
  );
};

describe('a request id', () => {
  test('is returned in the header and the error, and finds the log line', async () => {
    const answer = await call('POST', '/api/users/autoLogin');
    const requestId = String(answer.headers['x-request-id']);
    const { lines } = await search({ q: requestId });
    expect(lines).toMatchObject([
      { event: 'POST /api/users/autoLogin', status: answer.statusCode, brandId: 'dolcevita' },
    ]);
    expect(lines[0]?.data).toContain('"code"');
    expect(await search({ q: requestId }, ['lumiere'])).toMatchObject({ lines: [] });
  });

  test('of an unknown path has no log line', async () => {
    const answer = await call('GET', '/api/no/such');
    expect(await search({ q: String(answer.headers['x-request-id']) })).toMatchObject({
      lines: [],
    });
  });

  test('finds lines in order, staff actions, and the work created', async () => {
    const requestId = crypto.randomUUID();
    const at = clock.now();
    const context = { requestId, method: 'POST', made: new Array<string>() };
    await withRequest(context, async () => {
      await audit(db(), { actor: 'operator:x', action: 'some_deed', subject: 'y', now: at });
      await enqueueMail(db(), {
        brandId: 'dolcevita',
        template: 'welcome',
        locale: 'it',
        to: 'nina@example.test',
        data: { link: 'https://x.test' },
        dedupeKey: newId(),
        at: after(at, DAY),
      });
    });
    fault({ time: at.getTime(), requestId, event: 'first' });
    storeLogLine({
      at: at.getTime() + 5,
      level: 30,
      requestId,
      brandId: 'dolcevita',
      about: null,
      event: 'POST /api/x',
      status: 500,
      ms: 12.6,
      data: { made: context.made },
    });
    const found = await search({ q: requestId.toUpperCase() });
    expect(found.lines.map(({ event }) => event)).toEqual(['first', 'POST /api/x']);
    expect(found.entries).toMatchObject([{ action: 'some_deed' }]);
    expect(found.jobs).toMatchObject([{ kind: 'mail', state: 'waiting' }]);
  });
});

describe('a search without a request id', () => {
  test('returns the newest errors page by page, and refuses an invalid id', async () => {
    for (let i = 0; i < 105; i += 1) fault({ time: clock.ms() + i, event: `broken ${String(i)}` });
    const first = await search({});
    expect(first.lines[0]?.event).toBe('broken 104');
    expect(first.lines).toHaveLength(100);
    const second = await search({ before: String(first.next) });
    expect(second.lines[0]?.event).toBe('broken 4');
    expect(await search({ q: 'nina@example.test' })).toMatchObject({
      status: 422,
      code: 'input_invalid',
    });
  });

  test('finds the lines about a row’s id', async () => {
    const eventId = newId();
    fault({ eventId, memberId: newId(), event: 'provider event processing failed' });
    const { lines } = await search({ q: eventId });
    expect(lines).toMatchObject([{ event: 'provider event processing failed' }]);
    expect(lines[0]?.data).not.toContain('memberId');
  });

  test('does not find lines older than two weeks', async () => {
    const line = RETENTION.find(({ table }) => table === 'log_lines');
    if (!line || !('remove' in line)) throw new Error('no retention rule for log_lines');
    fault({ time: clock.ms() - 15 * DAY, event: 'old' });
    fault({ event: 'young' });
    await logStore.flush();
    await db().$executeRaw(line.remove(after(clock.now(), -line.days * DAY)));
    expect(await db().logLine.count({ where: { event: 'old' } })).toBe(0);
    expect(await db().logLine.count({ where: { event: 'young' } })).toBe(1);
  });
});
