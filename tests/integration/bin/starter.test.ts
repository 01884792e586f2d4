import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '#tests/setup/ports.ts';
import { startProcess } from '#tests/setup/process.ts';

let port: number;
let occupant: Server;

beforeAll(async () => {
  port = await freePorts(4);
  occupant = createServer().listen(0);
  await once(occupant, 'listening');
});

afterAll(() => {
  occupant.close();
});

async function start(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; text: string }> {
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    ...env,
  };
  const starter = startProcess(['bin/start.mjs'], settings);
  const end = Date.now() + 20_000;
  while (!starter.hasEnded() && Date.now() < end) await sleep(50);
  const code = await starter.stop('SIGKILL');
  return { code, text: starter.output().trim() };
}

test('ends the start with one sentence if the port is taken', async () => {
  const { port: taken } = occupant.address() as AddressInfo;
  expect(await start({ PORT: String(taken) })).toEqual({
    code: 1,
    text: `Port ${taken} is taken: set PORT to another one.`,
  });
});

test('ends the start with one sentence if the database cannot be reached', async () => {
  const { code, text } = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nowhere' });
  expect(code).toBe(1);
  expect(text).toMatch(/^The database 127\.0\.0\.1:1\/nowhere cannot be reached: [^\n]+$/);
});

test('ends the start with one sentence if a secret is missing in production', async () => {
  const { code, text } = await start({ APP_ENV: 'production', DEMO: '0' });
  expect(code).toBe(1);
  expect(text).toMatch(/^The environment is wrong: SESSION_SECRET [^\n]+$/);
});
