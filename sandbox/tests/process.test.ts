import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

test('health and index answer; an unknown path is 404 and a wrong method 405, as JSON', async () => {
  expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
  expect(await (await fetch(sandbox.url)).text()).toContain('href="/mail"');
  const unknown = await fetch(`${sandbox.url}/nowhere`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not_found' });
  const wrong = await fetch(`${sandbox.url}/health`, { method: 'PUT' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
});

test('a body over 1 MB and malformed bytes do not end the process', async () => {
  const body = 'x'.repeat(1024 * 1024 + 1);
  expect((await fetch(`${sandbox.url}/control`, { method: 'POST', body })).status).toBe(413);
  const port = Number(new URL(sandbox.url).port);
  for (const target of [port, sandbox.smtpPort]) {
    await new Promise<void>((resolve) => {
      const socket = connect(target, '127.0.0.1', () => {
        socket.write(Buffer.from([0, 255, 13, 10, 13, 10]));
        setTimeout(() => socket.destroy(), 50);
      });
      socket
        .on('error', () => undefined)
        .on('close', () => {
          resolve();
        });
    });
  }
  expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
});

test('scripts for the browser are served without TypeScript types', async () => {
  const script = await fetch(`${sandbox.url}/adyen/secured-fields/client.ts`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).not.toContain('interface ');
});

test('a waiting request does not delay the stop', async () => {
  const other = await startSandbox();
  const waiting = fetch(`${other.url}/mail.json?to=a@b.test&wait=60000`).catch(() => undefined);
  await fetch(`${other.url}/health`);
  expect(await other.stop()).toBe(0);
  await waiting;
});

test('a port in use prints one sentence and exits with 1', () => {
  const taken = new URL(sandbox.url).port;
  const run = spawnSync(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', SANDBOX_PORT: taken },
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^The sandbox cannot start: Port \d+ is taken\.\n$/);
});
