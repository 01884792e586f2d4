import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawPortrait } from '../../lib/media/portraits/draw-portrait.ts';
import { DEMO_PASSWORD, demoEmail, demoLogins } from '../../prisma/seed/world/logins.ts';
import { authenticatorCode, deskOriginOf } from '../e2e/steps/desk.ts';
import { fromDatabase, inDatabase } from '../e2e/fixtures/database-rows.ts';
import { sendPhotos } from '../e2e/steps/send-photos.ts';
import { chromiumPath } from '../setup/browser.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { startApp, startWorld } from '../setup/server.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';

const BRAND = 'dolcevita';
const sizes = sizesOf('desk-queue');
const THROTTLES = [1, 4].slice(0, sizes.throttles);
const GOAL_MS = 150;

/** Runs in the page: measures from each key press to the first frame after the next picture is drawn completely. */
function watchPictures(): void {
  const times: number[] = [];
  Object.assign(window, { pictureTimes: times });
  const current = () => document.querySelector('[data-shown]')?.getAttribute('data-item');
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'a') return;
      const start = performance.now();
      const before = current();
      const awaitPicture = (): void => {
        const image = document.querySelector<HTMLImageElement>('[data-shown] img');
        if (current() === before || image?.complete !== true) {
          requestAnimationFrame(awaitPicture);
          return;
        }
        // The task after this frame runs once the frame is drawn.
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => {
          times.push(performance.measure('queue-picture', { start }).duration);
        };
        drawn.port2.postMessage(0);
      };
      requestAnimationFrame(awaitPicture);
    },
    { capture: true },
  );
}

async function enter(page: Page, app: { port: number; sandboxUrl: string }): Promise<void> {
  await page.goto(`${deskOriginOf(app)}/login`);
  await page.getByLabel('Email').fill('moderator@demo.test');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/code');
  await page.getByLabel('Authenticator code').fill(await authenticatorCode(app));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${deskOriginOf(app)}/`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
  );
}

await requireTools('browser', 'pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('demo');
const started = await startApp(world, { env: { AUTO_MODERATE: '0' } });
const app = { port: started.port, sandboxUrl: world.sandboxUrl };
const databaseUrl = world.database.url;
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});

/** As large as stored photos, and with grain as real photos have. */
async function photograph(seed: string): Promise<Buffer> {
  const portrait = await drawPortrait({
    seed,
    gender: 'woman',
    age: 34,
    portraitBrand: BRAND,
    pose: 0,
  });
  const grain = { width: 1000, height: 1000, channels: 3, background: '#808080' } as const;
  const noise = await sharp({
    create: { ...grain, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();
  return sharp(portrait)
    .resize(1000, 1000)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

try {
  const guest = await browser.newPage();
  for (const login of demoLogins) {
    await inDatabase(
      databaseUrl,
      `delete from photos where profile_id in (select p.id from profiles p join users u on u.id = p.member_id
        where u.email = $1 and u.brand_id = $2)`,
      [demoEmail(login), BRAND],
    ).catch(() => undefined);
    const { tracker } = await fromDatabase<{ tracker: string }>(
      databaseUrl,
      'select public_id as tracker from users where email = $1 and brand_id = $2',
      [demoEmail(login), BRAND],
    );
    const seeds = Array.from({ length: sizes.photos }, (_, index) => `${login} ${String(index)}`);
    const pictures = await Promise.all(seeds.map(photograph));
    await guest.context().clearCookies();
    const origin = `http://${BRAND}.localhost:${String(app.port)}`;
    const sender = { origin, email: demoEmail(login), password: DEMO_PASSWORD, trackerId: tracker };
    await sendPhotos(guest, sender, pictures);
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchPictures);
  await enter(page, app);
  const session = await page.context().newCDPSession(page);
  for (const rate of THROTTLES) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${deskOriginOf(app)}/queue?kind=photo&brand=${BRAND}`);
    await page.locator('[data-shown] img').waitFor();
    for (let press = 0; press < sizes.presses; press += 1) {
      await page.waitForTimeout(sizes.pauseMs);
      await page.keyboard.press('a');
    }
    await page.waitForTimeout(1_000);
    const times = await page.evaluate(
      () => (window as unknown as { pictureTimes: number[] }).pictureTimes,
    );
    const [half, most] = [percentile(times, 50), percentile(times, 95)];
    console.log(
      `processor 1/${String(rate)}   ${String(times.length)} photos   next one painted after ${half.toFixed(0)} ms (median), ${most.toFixed(0)} ms (95 %)   goal ${String(GOAL_MS)} ms ${most <= GOAL_MS ? 'kept' : 'MISSED'}`,
    );
  }
} finally {
  await browser.close();
  await started.stop();
  await world.remove();
  await leaveCluster();
}
