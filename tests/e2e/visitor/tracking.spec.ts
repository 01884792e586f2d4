// [core §3 Stored keys source] [core §3 Stored keys ip] [core §7 Retargeting event lead]
// [core §8 Uncaught and rendering errors logged] [money §3 Affiliation flag] [money §7 GET /api/tracker/getIp]
// [money §7 KPI sent by the browser] [money §7 Retargeting pixel] [money §7 Fingerprint library after consent]
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fromDatabase, inDatabase, LOADED_WITHIN_MS } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerCookies } from '../steps/answer-cookies.ts';
import { leaveOnboarding } from '../steps/leave-onboarding.ts';
import { signUp } from '../steps/sign-up.ts';

type Hit = { readonly event: string; readonly referrer: string | null };

const stored = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

test(
  'nothing from third parties is loaded or stored without consent, nor after it is revoked',
  on('desktop', 'dolcevita'),
  async ({ visit, app, expectedErrors }) => {
    const { page, brand, say, address, open } = visit();
    const pixelId = randomUUID();
    const { origin } = new URL(app.sandboxUrl);
    const configure = async (pixel: object | null): Promise<void> => {
      const change = `update brand_settings set limits = limits || jsonb_build_object('pixel', $1::jsonb)
                     where brand_id = $2`;
      await inDatabase(app.databaseUrl, change, [JSON.stringify(pixel), brand]);
      await app.clock.advance(LOADED_WITHIN_MS);
    };
    const hits = async (wait = 0): Promise<readonly Hit[]> => {
      const query = new URLSearchParams({ id: pixelId, wait: String(wait) });
      const answer = await fetch(`${origin}/affiliate/pixels.json?${query.toString()}`);
      return ((await answer.json()) as Hit[]).reverse();
    };
    const again = page.getByRole('link', { name: say('legal.cookie.again'), exact: true });
    const centre = page.getByRole('dialog', { name: say('legal.cookie.centreTitle') });
    const press = (name: string) =>
      centre.getByRole('button', { name: say(`legal.cookie.${name}`), exact: true }).click();
    const reject = page.getByRole('button', { name: say('legal.cookie.reject'), exact: true });
    const marks = page.locator('[data-pixel]');
    const email = address('pixel');

    await configure({ kind: 'image', url: `${origin}/affiliate/pixel.gif`, id: pixelId });
    try {
      await open('/?fluxid=21&tid=nord&source=nord&clickid=click-e2e&utm_medium=banner');
      await expect(reject).toBeVisible();
      for (const key of ['source', 'clickid', 'ip', 'ua', 'fingerprint']) {
        expect([key, await stored(page, key)]).toEqual([key, null]);
      }
      await expect(marks).toHaveCount(0);

      await answerCookies(page, brand, 'accept');
      expect(await hits(10_000)).toMatchObject([{ event: 'visit', referrer: null }]);
      await expect(marks).toHaveCount(1);
      expect(await stored(page, 'clickid')).toBe('click-e2e');

      // The page is interactive when its footer responds; by then its automatic loads have started.
      await again.click();
      await press('rejectAll');
      await expect(marks).toHaveCount(0);
      expect(await stored(page, 'clickid')).toBeNull();
      expect(await stored(page, 'ip')).toBeNull();
      await page.reload();
      await again.click();
      await expect(centre).toBeVisible();
      await expect(marks).toHaveCount(0);
      expect(await hits()).toHaveLength(1);

      await press('acceptAll');
      await expect(marks).toHaveCount(1);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.signup') })
        .first()
        .click();
      const counted = page.waitForRequest('**/api/log/event');
      const lead = page.waitForResponse(/\/affiliate\/pixel\.gif\?.*ev=lead/);
      await signUp(page, brand, email);
      await leaveOnboarding(page, say);
      await page.waitForURL('**/find');
      await lead;
      expect((await hits()).map(({ event }) => event)).toContain('lead');
      expect((await counted).postDataJSON()).toMatchObject({ nome_evento: 'popup_doi' });
      const origins = await fromDatabase<{ click_id: string; tid: string; utm_medium: string }>(
        app.databaseUrl,
        `select t.click_id, t.tid, t.utm_medium from attributions t
         join users u on u.id = t.member_id where u.email = $1`,
        [email],
      );
      expect(origins).toEqual({ click_id: 'click-e2e', tid: 'nord', utm_medium: 'banner' });

      expectedErrors.push(/made to fail/);
      const logged = page.waitForRequest('**/api/log/client');
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('made to fail for nina@example.test');
        });
      });
      expect((await logged).postDataJSON()).toMatchObject({ subject: 'E R R O R' });
    } finally {
      await configure(null);
    }
  },
);
