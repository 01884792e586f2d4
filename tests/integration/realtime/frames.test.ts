import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { connectMember, type Acked, type SocketMember } from '#tests/setup/socket-member.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { HOST, startInProcessHub, type Hub } from './in-process-hub.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const RUNS = process.env['TEST_ALL'] === '1' ? 1_000 : 200;
const ANSWERED_MS = 3_000;

let hub: Hub;
let one: CreatedMember;
let other: CreatedMember;
let device: SocketMember | undefined;

beforeAll(async () => {
  hub = await startInProcessHub();
  [one, other] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});
afterAll(async () => {
  device?.close();
  await hub.stop();
});

async function connected(): Promise<SocketMember> {
  if (device?.socket.connected !== true) device = await connectMember(hub.port, HOST, one.token);
  return device;
}

/** The result of an event: its acknowledgement, or `closed`. Anything else fails the test. */
function outcome(
  { socket }: SocketMember,
  event: string,
  args: readonly unknown[],
): Promise<Acked | 'closed'> {
  return new Promise((resolve, reject) => {
    const close = (): void => {
      resolve('closed');
    };
    socket.once('disconnect', close);
    socket.timeout(ANSWERED_MS).emit(event, ...args, (late: Error | null, acked: Acked) => {
      socket.off('disconnect', close);
      if (late)
        reject(new Error(`neither an answer nor an end to ${event} ${JSON.stringify(args)}`));
      else resolve(acked);
    });
  });
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\u0000', '\ud800', '💥', "' or 1=1 --"),
);
const field = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.uuid(),
  fc.constantFrom(-1, 0.5, 2 ** 40),
);
const keys = fc.constantFrom(
  'msg',
  'angelId',
  'idClient',
  'seq',
  'letto',
  'clickid',
  'softwareVersion',
  '__proto__',
  'constructor',
);
const payload = fc.oneof(
  fc.dictionary(keys, field),
  fc.jsonValue(),
  fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
);
// A client cannot emit socket.io's reserved names; the raw frames below try them.
const RESERVED = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
]);
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('chat', 'read', 'typing', 'clickid', 'brain') },
  { weight: 1, arbitrary: text.filter((eventName) => !RESERVED.has(eventName)) },
);

test('any event with any payload is acknowledged, or its socket is closed', async () => {
  await fc.assert(
    fc.asyncProperty(name, fc.array(payload, { maxLength: 3 }), async (event, args) => {
      const ended = await outcome(await connected(), event, args);
      if (ended === 'closed') return;
      expect(typeof ended.ok).toBe('boolean');
      expect(ended.code).not.toBe('unexpected');
    }),
    { numRuns: RUNS },
  );
});

test('a valid angelId beside random fields never answers `unexpected`', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(keys, field), async (rest) => {
      const { angelId } = other;
      for (const event of ['chat', 'read', 'typing']) {
        const ended = await outcome(await connected(), event, [{ ...rest, angelId }]);
        if (ended !== 'closed') expect(ended.code).not.toBe('unexpected');
      }
    }),
    { numRuns: RUNS / 4 },
  );
});

type Wire = { readonly transport: { readonly ws: { send: (frame: string | Uint8Array) => void } } };

const digits = fc.constantFrom(...'0123456789'.split(''));
const rawText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(digits, digits, fc.string({ maxLength: 40 })).map((parts) => parts.join('')),
  fc.tuple(digits, digits, fc.json()).map((parts) => parts.join('')),
  fc.constantFrom(
    '42["disconnect"]',
    '42["connect",{}]',
    '42["__proto__"]',
    '42[]',
    '42{}',
    '42[null]',
    '42[1]',
    '452-["a"]',
    '40/admin,',
    '41',
    '40',
    '43999["x"]',
    '42' + '['.repeat(8_000),
    '451-["chat",{"_placeholder":true,"num":9}]',
    '2',
    '3',
    '1',
    '6',
    '5',
  ),
);
const raw = fc.oneof(rawText, fc.uint8Array({ maxLength: 60 }));

test('any bytes on a connection leave the hub working', async () => {
  const bystander = await connectMember(hub.port, HOST, other.token);
  await fc.assert(
    fc.asyncProperty(raw, async (frame) => {
      const sender = await connected();
      const engine = sender.socket.io.engine as unknown as Wire;
      engine.transport.ws.send(frame);
      const ended = await outcome(sender, 'clickid', [{}]);
      if (ended !== 'closed') expect(ended).toMatchObject({ ok: true });
    }),
    { numRuns: RUNS },
  );
  expect(await outcome(bystander, 'clickid', [{}])).toMatchObject({ ok: true });
  bystander.close();
});

test('all of these frames stored only messages that a member may send', async () => {
  const stored = await db().message.findMany({ where: { senderId: one.profileId } });
  expect(stored.filter(({ kind, cost }) => kind !== 'personal' || cost !== 1)).toEqual([]);
  expect(await db().message.count({ where: { NOT: { senderId: one.profileId } } })).toBe(0);
  expect(await ledgerFaults(one.memberId)).toEqual([]);
});
