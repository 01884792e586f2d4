import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../common/plain-error.mjs';
import { step } from '../common/progress.mjs';
import { makeBases } from './bases.mjs';
import { removeCell } from './cells.mjs';
import { compose, startEngine, waitUntilHealthy } from './composition.mjs';
import { backInTime, checkBackup } from './drills/back-in-time.mjs';
import { brandPaused } from './drills/brand-paused.mjs';
import { databaseKilled, leaderKilled, untilSynchronous } from './drills/database-failures.mjs';
import { rollingRestart } from './drills/rolling-restart.mjs';
import { twoCells } from './drills/two-cells.mjs';
import { valkeyKilled } from './drills/valkey-killed.mjs';
import { configureEngine, engine } from './engine.mjs';
import { checkShape, signUpToReply } from './first-look.mjs';
import { writeResult } from './guide.mjs';
import { makeWriters, startLoad } from './load.mjs';
import { openSite } from './site.mjs';
import { inRoot } from '../common/paths.mjs';

const INSTANCES = ['app1', 'app2', 'worker'];
const UP_WITHIN_MS = 900_000;
/** Load before and after each fault, so that its silence is seen in a run of answers. */
const AROUND_MS = 5_000;
const RESTORED_WITHIN_S = 300;

/**
 * Builds the images, starts the whole compose file and plays the drills. With `keep` the containers go on running
 * afterwards; `only` names one drill.
 */
export async function runContainers({ keep, only }) {
  const begun = performance.now();
  configureEngine();
  const standIns = await makeBases();
  await buildImages();
  const stopEngine = await startEngine({ standIns });
  try {
    await removeCell();
    const results = await playAll(only);
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    const where = standIns ? 'bases built from Debian' : 'bases of the registry';
    results.push(['the whole run', `${minutes} min, ${where}`]);
    if (only === undefined) writeResult(table(results));
    return results;
  } finally {
    if (!keep) await removeCell();
    if (!keep) await compose('down -v --timeout 5').catch(() => undefined);
    await stopEngine();
  }
}

async function buildImages() {
  const build = (tag, ...args) =>
    step(`Image ${tag}`, () => engine('buildah', 'bud', '--layers', '-t', tag, ...args));
  await build('docker.io/library/amarena-coturn:latest', inRoot('docker', 'coturn'));
  await build('docker.io/library/amarena-database:latest', inRoot('docker', 'database'));
  await build('docker.io/library/amarena:latest', inRoot());
}

async function playAll(only) {
  await step('Starting all containers', async () => {
    await compose('up -d --no-build');
    await waitUntilHealthy(INSTANCES, UP_WITHIN_MS);
  });
  const site = await openSite();
  const results = [];
  const note = (name, value) => {
    results.push([name, value]);
    process.stdout.write(`  ${name}: ${value}\n`);
  };
  const failed = [];
  /** After a failed drill the next ones are played too: a run takes half an hour, and says all that fails. */
  const attempt = async (name, play) => {
    try {
      note(name, await play());
    } catch (error) {
      failed.push(name);
      process.stdout.write(`  ${name}: failed: ${error.message}\n`);
    }
  };
  if (only === undefined) {
    await signUpToReply(site);
    note('sign-up, mail, search, message, hosted reply, login over TLS', 'passed');
    note('size of the image', `${await checkShape(site)} MB`);
  }
  await untilSynchronous();
  const writers = await makeWriters(site);
  for (const drill of [rollingRestart, brandPaused, valkeyKilled, databaseKilled, leaderKilled]) {
    if (only === undefined || drill.name.includes(only))
      await attempt(drill.name, () => playUnderLoad(site, writers, drill));
  }
  if (only === undefined || 'restore'.includes(only)) {
    await attempt('the last backup restores beside the standby', playCheck);
    await attempt('back to a time', () => playRestore(site, writers));
  }
  // The last one: the first cell has one brand less afterwards.
  if (only === undefined || 'cells'.includes(only))
    await attempt('a brand moved to a second cell under load', () => twoCells(site, writers));
  if (failed.length > 0) throw new PlainError(`Failed: ${failed.join('; ')}`);
  return results;
}

const playCheck = async () => `${(await checkBackup()).toFixed(0)} s`;

async function playRestore(site, writers) {
  const { seconds, targetAgeS } = await backInTime(site, writers);
  if (seconds > RESTORED_WITHIN_S)
    throw new PlainError(`The restore took ${seconds.toFixed(0)} s.`);
  const age = `to ${targetAgeS.toFixed(0)} s ago, rows and photos agree`;
  return `${age}: ${seconds.toFixed(0)} s until members are served`;
}

async function playUnderLoad(site, writers, { limits, run, after }) {
  const load = await startLoad(site, writers);
  let found;
  try {
    await sleep(AROUND_MS);
    await run(site);
    await sleep(AROUND_MS);
  } finally {
    found = await load.stop();
  }
  await after?.();
  const over = Object.entries(limits).filter(([key, most]) => figure(found[key]) > most);
  const { acknowledged, lost, silenceS, faults } = found;
  const said = `${acknowledged} acknowledged, ${lost} lost, longest silence ${silenceS.toFixed(1)} s`;
  if (over.length > 0)
    throw new PlainError(`${said}; over ${JSON.stringify(over)}; ${faults.join(', ')}`);
  return said;
}

const figure = (value) => (Array.isArray(value) ? value.length : value);

function table(results) {
  const day = new Date().toISOString().slice(0, 10);
  const rows = results.map(([name, value]) => `| ${name} | ${value} |`);
  return [`| drill (${day}) | result |`, '| --- | --- |', ...rows];
}
