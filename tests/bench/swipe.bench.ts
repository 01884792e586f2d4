import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail } from '../../prisma/seed/world/logins.ts';
import { chromiumPath } from '../setup/browser.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { startApp, startWorld } from '../setup/server.ts';
import { median } from './http-load.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';

const HOST = 'dolcevita.localhost';
const { rounds, moves } = sizesOf('swipe');
/** Slows the processor down to that of a phone. */
const THROTTLE = 4;
const REACH_PX = 90;
const FRAME_MS = 1000 / 60;

type Counted = { readonly frames: readonly number[]; readonly commits: number };

/** Runs in the page before any other script: counts React commits. */
function countCommits(): void {
  const counter = { commits: 0 };
  Object.assign(window, {
    counter,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: () => {
        counter.commits += 1;
      },
    },
  });
}

/** Runs in the page: records the time between frames until it is stopped. */
function watchFrames(): void {
  const frames: number[] = [];
  let last = performance.now();
  let running = true;
  const tick = (now: number): void => {
    frames.push(now - last);
    last = now;
    if (running) requestAnimationFrame(tick);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(tick);
  });
  const counter = (window as unknown as { counter: { commits: number } }).counter;
  const before = counter.commits;
  Object.assign(window, {
    stopFrames: () => {
      running = false;
      return { frames, commits: counter.commits - before };
    },
  });
}

function stopWatching(page: Page): Promise<Counted> {
  return page.evaluate(() => (window as unknown as { stopFrames: () => Counted }).stopFrames());
}

/** Drags to and fro without releasing; with `moving` false it measures the same page at rest. */
async function dragged(page: Page, moving: boolean): Promise<Counted> {
  const box = await page.locator("[data-depth='0']").boundingBox();
  if (!box) throw new Error('the page has no card to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y);
  await page.evaluate(watchFrames);
  for (let move = 0; move < moves; move += 1) {
    const dx = moving ? Math.sin(move / 8) * REACH_PX : 12;
    await page.mouse.move(x + dx, y);
  }
  const counted = await stopWatching(page);
  await page.mouse.move(x + 1, y);
  await page.mouse.up();
  return counted;
}

function line(name: string, rounds: readonly Counted[]): string {
  const frames = rounds.flatMap((round) => round.frames);
  const late = frames.filter((ms) => ms > FRAME_MS * 1.5).length / frames.length;
  const commits = rounds.reduce((sum, round) => sum + round.commits, 0);
  return [
    name.padEnd(22),
    `${(1000 / median(frames)).toFixed(1)} frames/s (median)`,
    `late ${(late * 100).toFixed(1)} %`,
    `longest ${Math.max(...frames).toFixed(0)} ms`,
    `React commits ${commits}`,
  ].join('   ');
}

await requireTools('browser', 'pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('demo');
const app = await startApp(world);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});

try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(countCommits);
  const home = `http://${HOST}:${app.port}`;
  await page.goto(`${home}/login`);
  await page.evaluate(
    async (body) => {
      await fetch('/api/users/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    { email: demoEmail('vip'), password: DEMO_PASSWORD },
  );
  await page.goto(`${home}/match`, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const [stationary, moving]: [Counted[], Counted[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    stationary.push(await dragged(page, false));
    moving.push(await dragged(page, true));
  }
  console.log(`processor slowed ${THROTTLE} times, ${rounds} rounds of ${moves} moves`);
  console.log(line('card held still', stationary));
  console.log(line('card dragged', moving));
} finally {
  await browser.close();
  await app.stop();
  await world.remove();
  await leaveCluster();
}
