import { chromium } from '@playwright/test';
import { brands } from '../../lib/brands/registry.ts';
import { chromiumPath } from '../setup/browser.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { freePorts } from '../setup/ports.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { median } from './http-load.ts';
import { pressDelay } from './press-delay.ts';
import { requireTools } from './require-tools.ts';
import { installLighthouse, runLighthouse } from './run-lighthouse.ts';
import { sizesOf } from './sizes.ts';

const sizes = sizesOf('lighthouse');
const BRANDS = process.env['BENCH_BRANDS']?.split(',');
const PAGES = (process.env['BENCH_PAGES'] ?? '/,/signup,/legal/terms,/legal/faq')
  .split(',')
  .slice(0, sizes.pages);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PRESSES = [
  '[data-cookies-press="choose"]',
  '[data-cookies-press="save"]',
  'summary',
  '[data-theme-choice="dark"]',
  'input',
];

type Measured = { readonly scores: readonly number[]; readonly lcp: number; readonly cls: number };

await requireTools('browser', 'pages');
await installLighthouse();
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
const app = await startApp(world, { env: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } });
const executablePath = chromiumPath();
const port = await freePorts(1);
const browser = await chromium.launch({
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** One visit with Lighthouse's default phone: mid-range on slow 4G. */
async function visit(url: string): Promise<Measured & { readonly faults: readonly string[] }> {
  const tried = await runLighthouse(url, port, CATEGORIES);
  // Retries once: on a busy machine a tab sometimes paints nothing in time.
  const found = tried.runtimeError ? await runLighthouse(url, port, CATEGORIES) : tried;
  if (found.runtimeError) throw new Error(`${url} was not measured`);
  const { categories, audits } = found;
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 0.9 ? [`${id} ${score.toFixed(2)}`] : [];
    }),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    faults,
  };
}

try {
  const context = await browser.newContext();
  const wanted = brands.filter((brand) => BRANDS?.includes(brand.id) ?? true);
  for (const { id, hosts } of wanted.slice(0, sizes.brands)) {
    for (const path of PAGES) {
      const url = `http://${hosts[0] ?? id}:${app.port}${path}`;
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let round = 0; round < sizes.rounds; round += 1) visits.push(await visit(url));
      const scores = CATEGORIES.map((_, index) =>
        median(visits.map((one) => one.scores[index] ?? Number.NaN)),
      );
      const lcp = median(visits.map((one) => one.lcp));
      const cls = median(visits.map((one) => one.cls));
      const inp = await pressDelay(context, url, PRESSES);
      const faults = [...new Set(visits.flatMap((one) => one.faults))].join(', ');
      console.log(
        `${id} ${path}: ${scores.join(' ')}   LCP ${(lcp / 1_000).toFixed(2)} s, ` +
          `CLS ${cls.toFixed(3)}, INP ${inp.toFixed(0)} ms   goal 95 each, 1.5 s, 0.02, 100 ms` +
          (faults === '' ? '' : `\n  below 0.9: ${faults}`),
      );
    }
  }
} finally {
  await browser.close();
  await app.stop();
  await world.remove();
  await leaveCluster();
}
