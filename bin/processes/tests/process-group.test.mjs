import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ProcessGroup } from '../process-group.mjs';
import { isAlive, stopProcess } from '../stop-process.mjs';

const env = { PATH: process.env.PATH };
const program = (code) => ['--input-type=module', '-e', code];
const IDLE = 'setInterval(() => undefined, 1000);';
const IGNORES = `process.on('SIGTERM', () => undefined); console.log('ready'); ${IDLE}`;

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Waits until a log contains a text. */
async function untilLogged(log, text) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (readFileSync(log, 'utf8').includes(text)) return;
    await sleep(25);
  }
  throw new Error(`${log} never contained ${text}`);
}

test('leaves no process behind when the starter is killed', async () => {
  const url = new URL('../process-group.mjs', import.meta.url).href;
  const code = `
    import { ProcessGroup } from '${url}';
    const { pid } = new ProcessGroup().start(process.execPath, ['-e', '${IDLE}'], { graceMs: 2000 });
    process.stdout.write(String(pid));
    ${IDLE}`;
  const starter = spawn(process.execPath, program(code), { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = await once(starter.stdout, 'data');
  const child = Number(text);
  expect(isAlive(child)).toBe(true);
  starter.kill('SIGKILL');
  for (let tries = 0; isAlive(child) && tries < 200; tries += 1) await sleep(25);
  expect(isAlive(child)).toBe(false);
});

test('stops the most recently started process first', async () => {
  const log = join(folder, 'order.log');
  const group = new ProcessGroup();
  const says = (name) =>
    program(`
      import { appendFileSync } from 'node:fs';
      process.on('SIGTERM', () => { appendFileSync('${log}.order', '${name} '); process.exit(); });
      console.log('ready');
      ${IDLE}`);
  for (const name of ['first', 'second']) {
    group.start(process.execPath, says(name), { env, log: `${log}.${name}` });
    await untilLogged(`${log}.${name}`, 'ready');
  }
  await group.stop();
  expect(readFileSync(`${log}.order`, 'utf8')).toBe('second first ');
});

test('kills a process that ignores its signal, and an adopted one with a signal of its own', async () => {
  const log = join(folder, 'ignores.log');
  const group = new ProcessGroup();
  const adopted = spawn(process.execPath, ['-e', IDLE], { stdio: 'ignore' });
  group.adopt(adopted.pid, 'SIGINT', 5_000);
  const { pid } = group.start(process.execPath, program(IGNORES), { env, log, graceMs: 100 });
  await untilLogged(log, 'ready');
  const ended = once(adopted, 'exit');
  await group.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await ended).toEqual([null, 'SIGINT']);
});

test('resolves to the exit code and the error log, and keeps the logs of the run before', async () => {
  const log = join(folder, 'fails.log');
  const fail = (text) => program(`console.error('${text}'); process.exitCode = 3;`);
  const group = new ProcessGroup();
  const first = await group.start(process.execPath, fail('no disk'), { env, log }).ended;
  expect(first).toEqual({ code: 3, complaint: 'no disk' });
  await group.start(process.execPath, fail('no memory'), { env, log }).ended;
  expect(readFileSync(`${log}.err.before`, 'utf8')).toBe('no disk\n');
  await group.stop();
});

test('a program that does not exist ends at once with the reason', async () => {
  const group = new ProcessGroup();
  const { code, complaint } = await group.start(join(folder, 'nowhere'), [], { env }).ended;
  expect([code, complaint]).toEqual([1, expect.stringContaining('ENOENT')]);
  await group.stop();
});

test('stopping a process that has ended does nothing', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  await stopProcess(child.pid, 'SIGTERM', 100);
  expect(isAlive(child.pid)).toBe(false);
});
