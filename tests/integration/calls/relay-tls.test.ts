import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { relayFor } from '#lib/calls/relay.ts';
import { env } from '#lib/kernel/env.ts';
import { clock, DAY } from '#lib/kernel/clock.ts';
import { hasTurnserver, startContainerRelay, type ContainerRelay } from '#tests/setup/coturn.ts';
import { allocateOverTls } from '#tests/setup/turn-allocation.ts';
import { installRelay, TURN_SECRET } from './matched.ts';

const withRelay = hasTurnserver() ? test : test.skip;

let relay: ContainerRelay;
beforeAll(async () => {
  if (hasTurnserver()) relay = await startContainerRelay({ secret: TURN_SECRET, tls: true });
});
afterAll(async () => {
  if (hasTurnserver()) await relay.stop();
});
beforeEach(installRelay);

const server = () => {
  const { tlsPort: port, certificate: ca } = relay;
  if (ca === null) throw new Error('the relay has no certificate');
  return { port, ca, servername: 'turn.example.test' };
};

withRelay('the relay of the containers gives a call a relayed address over TLS', async () => {
  const credentials = relayFor(randomUUID(), 'callee', clock.now());
  expect(await allocateOverTls(server(), credentials)).toBe('allocated');
});

withRelay('credentials that have expired or are of another secret are refused', async () => {
  const old = relayFor(randomUUID(), 'caller', new Date(clock.ms() - DAY));
  expect(await allocateOverTls(server(), old)).toBe(401);
  const { username } = relayFor(randomUUID(), 'caller', clock.now());
  expect(await allocateOverTls(server(), { username, credential: 'another' })).toBe(401);
});

withRelay('its certificate is that of the operator, for its name alone', async () => {
  const credentials = relayFor(randomUUID(), 'caller', clock.now());
  const other = { ...server(), servername: 'other.example.test' };
  await expect(allocateOverTls(other, credentials)).rejects.toThrow(/altnames/);
});

withRelay(
  'a renewed certificate is presented after the signal, and the relay goes on',
  async () => {
    const renewing = await startContainerRelay({ secret: TURN_SECRET, tls: true });
    const ca = await renewing.renew();
    const { tlsPort: port } = renewing;
    const credentials = relayFor(randomUUID(), 'caller', clock.now());
    // The signal is handled a moment later; the time limit of the test ends an endless wait.
    const allocate = () => allocateOverTls({ ...server(), port, ca }, credentials);
    let allocated: unknown = null;
    while (allocated !== 'allocated') allocated = await allocate().catch(() => pause(20));
    expect(allocated).toBe('allocated');
    await renewing.stop();
  },
);

withRelay('without a certificate it starts without TLS', async () => {
  const plain = await startContainerRelay({ secret: TURN_SECRET, tls: false });
  const { tlsPort: port } = plain;
  const credentials = relayFor(randomUUID(), 'caller', clock.now());
  await expect(allocateOverTls({ ...server(), port }, credentials)).rejects.toThrow(/ECONNREFUSED/);
  await plain.stop();
});

test('browsers get the addresses of the environment in their order', () => {
  const urls = [
    'turn:turn.example.com:3478?transport=udp',
    'turn:turn.example.com:3478?transport=tcp',
    'turns:turn.example.com:5349?transport=tcp',
  ];
  process.env['TURN_URLS'] = urls.join(', ');
  expect(env().TURN_URLS).toEqual(urls);
  expect(relayFor(randomUUID(), 'caller', clock.now()).urls).toEqual(urls);
});
