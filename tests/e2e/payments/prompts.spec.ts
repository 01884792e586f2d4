// [money §2 paginazione and cambia_regione on /find] [money §2 /hook/… paths and the other hook kinds]
// [money §2 iframe hook] [money §2 Flow with card check leads to /vip_plan/cred]
// [money §2 Plans page: header by hook] [money §3 Session context: headerAbbonamento]
// [money §4 Card check leads to the first verification plan]
import type { Page } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import { allowFrames, publishLike } from '../fixtures/flow-rows.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';
import { place } from '../pages/find.ts';
import { listOn } from '../pages/thread.ts';

/** The final path of a prompt's address after the server's redirects. */
async function endOf(page: Page, path: string): Promise<string> {
  const url = await page.evaluate(async (asked) => (await fetch(asked)).url, path);
  return new URL(url).pathname;
}

/** The prompt of a kind, opened in the page. */
const prompt = ({ page, say }: Visit, kind: string) =>
  page.getByRole('dialog', { name: say(`hooks.kind.${kind}.title`) });

test(
  'prompts open at the blocked action, over a page that stays',
  on('phone', 'dolcevita'),
  async ({ visit }) => {
    const member = visit();
    const { page, say, enter, open } = member;

    await test.step('in the list and in the thread, over unreadable messages', async () => {
      await enter('anna', '/chats');
      await page.getByRole('link', { name: say('hooks.reading') }).click();
      const reading = prompt(member, 'attiva_lettura');
      await expect(reading).toBeVisible();
      await reading.getByRole('button', { name: say('hooks.later') }).click();
      await listOn(member).rows.first().click();
      await page
        .getByRole('link', { name: say('chat.blurred.unlock') })
        .first()
        .click();
      await expect(prompt(member, 'blurred')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(prompt(member, 'blurred')).toBeHidden();
      await expect(page).toHaveURL(/\/chats\//);
    });

    await test.step('before a search of another region', async () => {
      await open('/find?page=1');
      await place(page, say).click();
      const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
      await sheet.locator('a[aria-haspopup="dialog"]').first().click();
      await expect(prompt(member, 'cambia_regione')).toBeVisible();
    });
  },
);

test(
  'a like without likes opens a prompt with the member’s name, also on the plans, when the flow shows it',
  on('desktop', 'verbena'),
  async ({ visit, app }) => {
    const member = visit();
    const { page, brand, say, join, open } = member;
    const hooks = ['utente_disabilitato', 'impostaRegione', 'file_like'];
    await publishLike(app, brand, 'likes-only', { hooks });
    const email = await join('without-likes', { flow: 'likes-only' });
    await inDatabase(
      app.databaseUrl,
      `update credit_accounts set likes = 0
      where member_id = (select id from users where email = $1)`,
      [email],
    );
    await open('/find');
    const none = page.getByRole('button', {
      name: containing(say('match.like.rest', { count: 0 })),
    });
    const card = page.getByRole('article').filter({ has: none }).first();
    const link = card.locator('a.profile-card-link');
    const id = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
    const name = ((await link.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
    expect(name).not.toBe('');
    await card
      .getByRole('button', { name: containing(say('match.like.rest', { count: 0 })) })
      .click();
    const asked = prompt(member, 'file_like');
    await expect(asked).toContainText(name);
    await asked.getByRole('link', { name: say('hooks.alternative.plans') }).click();
    await page.waitForURL(`**/vip_plan/file_like?a=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('hooks.header.file_like', { name }),
    );

    await test.step('an address whose prompt the flow hides redirects to the plans, an unknown one to the search', async () => {
      expect(await endOf(page, '/hook/messaggio_offuscato')).toBe('/vip_plan/blurred');
      expect(await endOf(page, '/hook/iframe')).toBe('/vip_plan/cred');
      expect(await endOf(page, '/hook/invented')).toBe('/find');
    });
  },
);

test(
  'a flow puts the card check first, and shows a partner’s page in an isolated frame',
  on('desktop', 'phare'),
  async ({ visit, app }) => {
    const { page, brand, say, join, open, check } = visit();
    const { host } = new URL(app.sandboxUrl);
    const title = { it: 'Socio', es: 'Socio', fr: 'Partenaire', en: 'Partner' };
    const hooks = ['utente_disabilitato', 'impostaRegione', 'iframe'];
    const iframeHook = { url: `${app.sandboxUrl}/mail?to=nobody@example.test`, title };
    await publishLike(app, brand, 'framed', { hooks, iframeHook, requiresCardCheck: true });
    await allowFrames(app, brand, [host]);
    await join('prompts-frame', { flow: 'framed' });

    const plain = await open('/vip_plan/cred');
    expect(plain?.headers()['content-security-policy']).toContain("frame-src 'none'");
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(sections.first()).toHaveText(say('payments.plans.checkTitle'));
    expect(await endOf(page, '/hook/cambia_regione')).toBe('/vip_plan/cred');
    const answered = page.waitForResponse((response) => response.url().endsWith('/hook/iframe'));
    await page.getByRole('link', { name: containing(host) }).click();
    await page.waitForURL('**/hook/iframe');
    const policy = (await answered).headers()['content-security-policy'];
    expect(policy).toContain(`frame-src ${host};`);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Mail' })).toBeVisible();
    const close = page.getByRole('link', { name: say('hooks.frame.close') });
    await expect(close).toBeFocused();
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await check('prompts-frame');
    await page.keyboard.press('Escape');
    await page.waitForURL('**/vip_plan/cred');
    await page.getByRole('link', { name: containing(host) }).click();
    await page.waitForURL('**/hook/iframe');
    await page.goBack();
    await page.waitForURL('**/vip_plan/cred');
  },
);
