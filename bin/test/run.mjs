import { availableParallelism } from 'node:os';
import { build } from '../common/build.mjs';
import { inRoot, node24 } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { hasPassed, recordPassed } from './passed.mjs';
import { ORDER, SUITES } from './suites.mjs';
import { printHead, printSummary } from './summary.mjs';
import { ensureTools } from './tools.mjs';

// A busy process also waits for the database or a timer, so one process more than there are cores keeps them
// busy.
const LANES = availableParallelism() + 1;
const WORKERS = availableParallelism();

/**
 * Runs suites: all of them, a single one, or those in `chosen` with files for each. Every suite runs even if
 * one fails. Resolves to { passed, failed }.
 */
export async function runSuites({ all, install, only, files, chosen }) {
  if (all) process.env.TEST_ALL = '1';
  if (only !== undefined && SUITES[only] === undefined) {
    throw new PlainError(`There is no suite ${only}: ${Object.keys(SUITES).join(', ')}.`);
  }
  const begun = performance.now();
  const plan = planOf({ all, only, files, chosen });
  const results = await runPlan(plan, { install, filtered: files.length > 0 });
  results.push(...plan.filter(({ skipped }) => skipped !== undefined));
  printSummary(results, (performance.now() - begun) / 1000);
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function planOf({ all, only, files, chosen }) {
  return Object.entries(SUITES)
    .filter(([name]) => only === undefined || name === only)
    .map(([name, suite]) => {
      const asked = only === name || all === true;
      if (chosen !== undefined && chosen[name] === undefined) {
        return { name, suite, skipped: 'the change does not reach it' };
      }
      if (!asked && suite.onlyInAll) return { name, suite, skipped: 'npm run test:all runs it' };
      if (!asked && chosen === undefined && suite.sources && hasPassed(name, suite.sources)) {
        return { name, suite, skipped: 'its sources are those with which it passed last' };
      }
      const own = chosen === undefined ? files : chosen[name];
      return { name, suite, files: own.length === 0 ? undefined : own };
    });
}

/** Runs a preparation: undefined, or one failure, after which suites that need it do not run. */
async function prepare(work) {
  try {
    await work();
    return undefined;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return { name: 'prepare', passed: 0, failed: 1, seconds: 0 };
  }
}

/** Builds the pages and finds or installs the tools that the suites need; a suite whose tool is missing is skipped. */
async function prepareNeeds(plan, { install, filtered }) {
  const needs = new Set(active(plan).flatMap(({ suite }) => suite.needs ?? []));
  // Named integration files use the pages that are there: they rarely load one, and a build takes two minutes.
  const pages = build({ pages: needs.has('pages') && (!filtered || needs.has('browser')) });
  const demo = needs.has('demo') && !filtered ? seedDemo() : undefined;
  const [missing] = await Promise.all([ensureTools(needs, { install }), pages, demo]);
  for (const { tool, says, optional } of missing) {
    process.stdout.write(`  ${says}\n`);
    if (optional) continue;
    for (const part of plan) if (part.suite.needs?.includes(tool)) part.skipped ??= says;
  }
}

// At the start of the browser tests it would leave all cores but one idle. They seed again, and report, if it fails.
const seedDemo = () => run(node24(), [inRoot('tests', 'setup', 'demo-template.mjs')]);

const active = (plan) => plan.filter(({ skipped }) => skipped === undefined);

async function runPlan(plan, options) {
  const broken = await prepare(() => build({ pages: false }));
  if (broken) return [broken];
  const preparing = prepare(() => prepareNeeds(plan, options));
  if (active(plan).length === 1) return runWhole(active(plan), preparing);
  const chosen = (names) =>
    names.flatMap((name) => active(plan).filter((part) => part.name === name));
  const tasks = chosen(ORDER.queued).flatMap(partsOf);
  const waiting = chosen(ORDER.waiting).map((part) => runSuite(part, { workers: 1 }));
  const queued = [];
  const take = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      if (task.suite.readsBuild) await preparing;
      queued.push(await runSuite(task, { workers: 1, shard: task.shard }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, take));
  const results = [...merged(queued), ...(await Promise.all(waiting))];
  return [...results, ...(await runWhole(chosen(ORDER.whole), preparing))];
}

/** Runs one suite after the other, each on all workers. */
async function runWhole(parts, preparing) {
  const unprepared = await preparing;
  if (unprepared) return [unprepared];
  const results = [];
  for (const part of active(parts)) results.push(await runSuite(part, { workers: WORKERS }));
  return results;
}

function partsOf(part) {
  const { shards = 1 } = part.suite;
  if (shards === 1 || part.files !== undefined) return [part];
  return Array.from({ length: shards }, (_, nth) => ({ ...part, shard: `${nth + 1}/${shards}` }));
}

// The parts of a suite share one line of the summary; their seconds overlap, so their sum is the suite's
// cost.
function merged(results) {
  const byName = new Map();
  for (const { name, passed, failed, tests, seconds } of results) {
    const sum = byName.get(name) ?? { name, passed: 0, failed: 0, tests: [], seconds: 0 };
    byName.set(name, {
      name,
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      tests: [...sum.tests, ...tests],
      seconds: sum.seconds + seconds,
    });
  }
  return [...byName.values()];
}

async function runSuite({ name, suite, files }, { workers, shard }) {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const result = await suite.run({ files, workers, shard });
    if (result.output !== undefined) {
      printHead(shard === undefined ? name : `${name} ${shard}`);
      process.stdout.write(`${failuresIn(result)}`);
    }
    if (suite.sources && files === undefined && result.failed === 0) {
      recordPassed(name, suite.sources);
    }
    return { name, ...result, seconds: seconds() };
  } catch (error) {
    console.error(error);
    return { name, passed: 0, failed: 1, tests: [], seconds: seconds() };
  }
}

// The output of a suite that ran concurrently: its failures, or one line if it passed.
function failuresIn({ passed, failed, output }) {
  if (failed === 0) return `  passed ${passed}\n`;
  return `${output
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n')
    .trim()}\n`;
}
