import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../common/plain-error.mjs';
import { addCell, allBrands, play, prepareRoute, writeSettings } from '../cells.mjs';
import { compose, EAST, shell, waitUntilHealthy, WEST } from '../composition.mjs';
import { podman } from '../engine.mjs';
import { guideCommands } from '../guide.mjs';
import { makeWriters, startLoad } from '../load.mjs';
import { PASSWORD, upload, writeToHosted } from '../members.mjs';
import { openSite } from '../site.mjs';
import { startAsking } from './asking.mjs';
import { compareRows } from './compare-cells.mjs';

const BRAND = 'capolinea';
const HOST = `${BRAND}.localhost`;
const AROUND_MS = 5_000;
const WAIT_MAX_S = 60;
const NEIGHBOUR_SILENCE_MAX_S = 10;

/**
 * A brand of the first cell is moved to a second one by the commands of the guide, while its members and those of
 * another brand write. Resolves to one line of figures.
 */
export async function twoCells(neighbours, neighbourWriters) {
  const site = await openSite(HOST);
  const writers = await makeWriters(site);
  const [{ member }] = writers;
  const photo = await upload(site, member);
  const picture = () => pictureOf(site, member, photo);
  const before = await picture();
  const { east, west, address } = await addCell(BRAND);
  prepareRoute(BRAND, address);

  const asking = startAsking(site, member);
  const askingNeighbours = startAsking(neighbours, neighbourWriters[0].member);
  const load = await startLoad(site, writers);
  const neighbourLoad = await startLoad(neighbours, neighbourWriters);
  let moved;
  let ends;
  try {
    await sleep(AROUND_MS);
    moved = await play('move a brand', east, MOVED, { fuego: BRAND });
    await sleep(AROUND_MS);
  } finally {
    const loads = [load.stop(WEST), neighbourLoad.stop(EAST)];
    ends = await Promise.all([...loads, asking.stop(), askingNeighbours.stop()]);
  }
  const [found, besides, { waitedS, faults }, others] = ends;
  refuse('members of the moved brand', { ...found, asked: faults });
  refuse('members of another brand', { ...besides, asked: others.faults });
  if (waitedS === 0) throw new PlainError('Nobody was told to wait.');

  const rows = await compareRows(BRAND);
  if (!before.equals(await picture())) throw new PlainError('The photo is another one.');
  const check = 'run --rm --no-deps -T prepare node docker/photos.mjs check';
  const photos = await compose(check, west);
  if (!photos.includes('without a file: 0')) throw new PlainError(photos);
  const body = { email: member.email, password: PASSWORD };
  await site.call('/api/users/authenticate', { body });
  await writeToHosted(site, member);
  await refuseInFirst(east);
  await play('delete a moved brand', east, /Deleted [1-9]\d* rows/, { fuego: BRAND });
  atMost('members waited', waitedS, WAIT_MAX_S);
  atMost('members of another brand waited', others.waitedS, 0);
  atMost('messages of another brand stood still', besides.silenceS, NEIGHBOUR_SILENCE_MAX_S);
  const [, count, copyS, pauseS] = moved;
  const { acknowledged, silenceS } = found;
  return [
    `${count} rows copied in ${copyS} s, ${pauseS} s from the pause to the last row`,
    `members told to wait for ${waitedS.toFixed(1)} s, silence between messages ${silenceS.toFixed(1)} s`,
    `${acknowledged} acknowledged, 0 lost; ${rows} rows of messages and credits agree`,
    `another brand: ${besides.acknowledged} acknowledged, 0 lost, longest silence ${besides.silenceS.toFixed(1)} s`,
  ].join('; ');
}

const MOVED = /(\d+) rows in ([\d.]+) s; ([\d.]+) s since the pause[\s\S]*serves the brand/;

function refuse(who, { lost, twice, faults, asked }) {
  const wrong = [...faults, ...asked];
  if (lost + twice + wrong.length > 0)
    throw new PlainError(`${who}: ${lost} lost, ${twice} twice; ${wrong.join(', ')}`);
}

function atMost(what, seconds, most) {
  if (seconds > most) throw new PlainError(`${what} for ${seconds.toFixed(1)} s.`);
}

async function pictureOf(site, { token, trackerId }, photo) {
  const path = `/api/users/photos/${trackerId}/${photo}/picture`;
  const { status, bytes } = await site.page(path, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (status !== 200) throw new PlainError(`The photo answers ${status}.`);
  return bytes;
}

/** The cell that the brand has left does not serve it: while it is marked as moved, and once it is another cell's. */
async function refuseInFirst(east) {
  await answers(503, 'unavailable');
  const resume = ['exec', `${EAST}-worker-1`, 'node', 'docker/desk.mjs', 'resume-brand', BRAND];
  if (
    await podman(...resume).then(
      () => true,
      () => false,
    )
  )
    throw new PlainError('The first cell serves again what it gave away.');
  writeSettings(EAST, {
    CELL_BRANDS: allBrands()
      .filter((id) => id !== BRAND)
      .join(','),
    CELL_DESKS: `https://desk.west.example=${BRAND}`,
  });
  for (const command of guideCommands('rolling restart')) await shell(command, east);
  await waitUntilHealthy(['app1', 'app2', 'worker'], 120_000);
  await answers(421, 'brand_elsewhere');
}

/** Asks each instance of the first cell, past the proxy. */
async function answers(status, code) {
  const script = `require('node:http').get({ port: 3000, path: '/api/get/all/x', headers: { host: '${HOST}',
    'x-forwarded-proto': 'https', accept: 'application/json' } }, async (answer) =>
    console.log(answer.statusCode, JSON.parse(await require('node:stream/consumers').text(answer)).code))`;
  for (const instance of ['app1', 'app2']) {
    const said = await podman('exec', `${EAST}-${instance}-1`, 'node', '-e', script);
    if (said !== `${status} ${code}`) throw new PlainError(`${instance} answers: ${said}`);
  }
}
