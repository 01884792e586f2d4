import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose, leader, shell, sql, waitUntilHealthy } from '../composition.mjs';
import { podman } from '../engine.mjs';
import { guideCommands } from '../guide.mjs';
import { storedTimes, untilAcknowledged } from '../load.mjs';
import { upload } from '../members.mjs';
import { untilSynchronous } from './database-failures.mjs';

const MESSAGES = 10;
const BACKUP_WITHIN_MS = 300_000;
const REMOVED_WITHIN_MS = 120_000;

/** Labels of the complete backups, the newest last. */
async function backupLabels() {
  const info = ['pgbackrest', '--stanza=amarena', 'info', '--output=json'];
  const [stanza] = JSON.parse(await podman('exec', `amarena-${await leader()}-1`, ...info));
  return (stanza?.backup ?? []).map(({ label }) => label);
}

async function within(ms, what, attempt) {
  const end = performance.now() + ms;
  for (;;) {
    const found = await attempt().catch(() => undefined);
    if (found) return found;
    if (performance.now() > end) throw new Error(`not within ${ms / 1_000} s: ${what}`);
    await sleep(1_000);
  }
}

/** The newest backup restores beside the standby: seconds that takes. */
export async function checkBackup() {
  const labels = await within(BACKUP_WITHIN_MS, 'a backup', async () => {
    const all = await backupLabels();
    return all.length > 0 ? all : undefined;
  });
  const standby = (await leader()) === 'postgres1' ? 'postgres2' : 'postgres1';
  const began = performance.now();
  const said = await podman('exec', `amarena-${standby}-1`, 'check-restore', labels.at(-1));
  if (!said.includes('restores')) throw new Error(said);
  return (performance.now() - began) / 1_000;
}

async function write(site, { member, angelId }) {
  const socket = site.connect(member.token);
  await once(socket, 'connect');
  const ids = Array.from({ length: MESSAGES }, () => randomUUID());
  for (const id of ids) {
    const refusal = await untilAcknowledged(socket, { angelId, id, text: 'Prima o dopo?' });
    if (refusal !== undefined) throw new Error(`refused: ${refusal}`);
  }
  socket.close();
  return ids;
}

/** Reads what the check prints: the code of a finished `compose run` is not passed on by podman's service. */
async function photosAgree() {
  const said = await compose('run --rm --no-deps -T prepare node docker/photos.mjs check');
  if (!said.includes('without a file: 0')) throw new Error(`the photos do not agree: ${said}`);
}

/**
 * Back to one minute ago: a photo that was deleted meanwhile is back, messages of before are there and those of
 * after are not. Resolves to { seconds, targetAgeS }.
 */
export async function backInTime(site, [writer]) {
  const { token, trackerId } = writer.member;
  const before = await write(site, writer);
  const photo = await upload(site, writer.member);
  await photosAgree();
  await sleep(1_500);
  const time = await sql(`select to_char(now(), 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`);
  const target = Date.now();
  await sleep(1_500);
  const after = await write(site, writer);
  const key = await sql(`select object_key from photos where id = '${photo}'`);
  await site.call(`/api/users/photos/${trackerId}/${photo}`, { token, method: 'DELETE' });
  await within(REMOVED_WITHIN_MS, 'the removal of the photo', async () => {
    const rows = await sql(`select count(*) from photos where object_key = '${key}'`);
    const due = await sql(`select count(*) from photo_removals where object_key = '${key}'`);
    return rows === '0' && due === '0';
  });

  const began = performance.now();
  const targetAgeS = (Date.now() - target) / 1_000;
  const said = [];
  for (const command of guideCommands('back to a time', { TIME: time }))
    said.push(await shell(command));
  if (!said.join('\n').includes('Photos brought back')) throw new Error(said.join('\n'));
  await waitUntilHealthy(['app1', 'app2', 'worker'], 180_000);
  const seconds = (performance.now() - began) / 1_000;

  const stored = await storedTimes([...before, ...after]);
  const lost = before.filter((id) => !stored.has(id)).length;
  const left = after.filter((id) => stored.has(id)).length;
  if (lost + left > 0) throw new Error(`${lost} messages of before lost, ${left} of after left`);
  await photosAgree();
  const path = `/api/users/photos/${trackerId}/${photo}/picture`;
  const { status } = await site.page(path, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`the deleted photo answers ${status}`);
  await untilSynchronous();
  return { seconds, targetAgeS };
}
