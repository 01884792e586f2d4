import { HOOKS } from '../../components/payments/hooks/hook-table.ts';
import { threadOn } from './chat-steps.ts';
import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { place } from './find-steps.ts';
import { expect, test } from './fixtures.ts';
import { allowFrames, publishLike } from './flow-rows.ts';
import { inDatabase } from './member-rows.ts';
import { boughtOrder } from './money-steps.ts';
import type { Visit } from './visit.ts';

const PLAIN = ['fine_crediti', 'paginazione', 'blurred', 'cambia_regione', 'errore'] as const;

/** The prompt of a kind, without its address. */
const prompt = ({ page, say }: Visit, kind: string) =>
  page.getByRole('dialog', { name: say(`hooks.kind.${kind}.title`) });

/** Closes a prompt by its last button. */
const later = (visit: Visit, kind: string) =>
  prompt(visit, kind)
    .getByRole('button', { name: visit.say('hooks.later') })
    .click();

test('each hook has an address, says what it is about and leaves ways that cost nothing', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const member = visit({ phone: 'lumiere', desktop: 'dolcevita' });
  const { page, say, join, open, check } = member;
  await join('hooks-by-address');
  for (const kind of PLAIN) {
    await test.step(kind, async () => {
      await open(`/hook/${HOOKS[kind].path}`);
      const asked = prompt(member, kind);
      await expect(asked).toBeVisible();
      const free = asked.getByRole('region', { name: say('hooks.others') });
      await expect(free.getByRole('listitem')).not.toHaveCount(0);
      if (kind === 'errore') return;
      await expect(asked.getByRole('link', { name: say('hooks.way.plans') })).toHaveAttribute(
        'href',
        new RegExp(`/vip_plan/${HOOKS[kind].plans}$`),
      );
      await expectNoOverflow(page);
      await check(`hooks-01-${kind}`);
    });
  }
  await test.step('closed, the search under it is the page; an unknown hook is the search', async () => {
    await open('/hook/paginazione');
    await later(member, 'paginazione');
    await expect(prompt(member, 'paginazione')).toBeHidden();
    await expect(page).toHaveURL(/\/find$/);
    await open('/hook/invented');
    await expect(page).toHaveURL(/\/find/);
  });
});

test('a hook about somebody names them up to the plans, and strangers by no name', async ({
  visit,
}) => {
  test.setTimeout(90_000);
  const member = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, say, join, open, check } = member;
  await join('hooks-about');
  await open('/find');
  const card = page.getByRole('article').first();
  const link = card.locator('a.profile-card-link');
  const id = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  const name = ((await link.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  expect(name).not.toBe('');

  await open(`/hook/fine_like/${id}`);
  const asked = prompt(member, 'file_like');
  await expect(asked).toContainText(name);
  await expect(
    asked.getByRole('link', { name: say('hooks.way.write', { known: 'yes', name }) }),
  ).toHaveAttribute('href', new RegExp(`/chats/${id}$`));
  await check('hooks-02-like');
  await asked.getByRole('link', { name: say('hooks.way.plans') }).click();
  await page.waitForURL(`**/vip_plan/file_like?a=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('hooks.header.file_like', { name }),
  );
  await check('hooks-03-plans-named');
  await open(`/hook/profilo_bloccato/${id}`);
  const blocked = prompt(member, 'profilo_bloccato');
  await expect(blocked).toContainText(name);
  await expect(blocked.getByRole('link', { name: say('hooks.way.check') })).toBeVisible();
  await check('hooks-04-blocked');
  await open('/hook/fine_like/nobody-of-ours');
  await expect(asked).not.toContainText(name);
  await open('/vip_plan/file_like?a=nobody-of-ours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('payments.header.file_like.title'),
  );
});

test('hooks open where the member is stopped', async ({ visit, app }) => {
  test.setTimeout(120_000);
  const member = visit({ phone: 'fuego', desktop: 'lumiere' });
  const { page, brand, say, enter, open, check, picture } = member;
  await enter('anna');

  await test.step('in the list and in the talk, over what cannot be read', async () => {
    await open('/chats');
    await page.getByRole('link', { name: say('hooks.reading') }).click();
    await expect(prompt(member, 'attiva_lettura')).toBeVisible();
    await check('hooks-05-reading');
    await later(member, 'attiva_lettura');
    await page.locator('[data-talk]').first().click();
    await page
      .getByRole('link', { name: say('chat.blurred.unlock') })
      .first()
      .click();
    await expect(prompt(member, 'blurred')).toBeVisible();
    await picture('hooks-06-blurred');
    await page.keyboard.press('Escape');
    await expect(prompt(member, 'blurred')).toBeHidden();
    await expect(page).toHaveURL(/\/chats\//);
  });

  await test.step('before another region', async () => {
    await open('/find?page=1');
    await place(page, say).click();
    const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
    await sheet.locator('a[aria-haspopup="dialog"]').first().click();
    await expect(prompt(member, 'cambia_regione')).toBeVisible();
    await picture('hooks-07-region');
  });

  await test.step('at a like without likes', async () => {
    await inDatabase(
      app.databaseUrl,
      `update credit_accounts set likes = 0 where member_id in
         (select id from users where brand_id = $1 and email like 'anna@%')`,
      [brand],
    );
    await open('/find?page=1');
    const paid = page.getByRole('article').filter({
      has: page.getByRole('button', { name: containing(say('match.like.left', { count: 0 })) }),
    });
    await paid
      .first()
      .getByRole('button', { name: containing(say('match.like.left', { count: 0 })) })
      .click();
    await expect(prompt(member, 'file_like')).toBeVisible();
    await check('hooks-08-likes');
  });
});

test('a flow that does not show a hook leads straight to the plans', async ({ visit, app }) => {
  const member = visit({ phone: 'spark', desktop: 'fuego' });
  const { page, brand, say, join, open } = member;
  await publishLike(app, brand, 'bare', { hooks: ['utente_disabilitato', 'impostaRegione'] });
  await join('hooks-off', { flow: 'bare' });
  await open('/find');
  await place(page, say).click();
  const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
  await expect(sheet.getByRole('listitem').getByRole('link').last()).toHaveAttribute(
    'href',
    /\/vip_plan\/cambia_regione$/,
  );
  await expect(sheet.locator('a[aria-haspopup="dialog"]')).toHaveCount(0);
  await open('/hook/messaggio_offuscato');
  await expect(page).toHaveURL(/\/vip_plan\/blurred$/);
  await open('/hook/iframe');
  await expect(page).toHaveURL(/\/vip_plan\/cred$/);
});

test('where the card check comes first, every hook that sells leads to it', async ({
  visit,
  app,
}) => {
  const member = visit({ phone: 'dolcevita', desktop: 'lumiere' });
  const { page, brand, say, join, open, check } = member;
  await publishLike(app, brand, 'checked', { requiresCardCheck: true });
  await join('hooks-check', { flow: 'checked' });
  await open('/hook/cambia_regione');
  await expect(page).toHaveURL(/\/vip_plan\/cred$/);
  await expect(page.getByText('18+', { exact: true })).toBeVisible();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText(say('payments.plans.checkTitle'));
  await expectNoOverflow(page);
  await check('hooks-09-check-first');
  await page.getByRole('link', { name: say('payments.plans.checkAction') }).click();
  await page.waitForURL('**/purchase/check');
});

test('a partner’s page stands in a frame that reaches nothing of ours', async ({ visit, app }) => {
  const member = visit({ phone: 'lumiere', desktop: 'spark' });
  const { page, brand, say, join, open, check } = member;
  const { host } = new URL(app.sandboxUrl);
  const title = { it: 'Socio', es: 'Socio', fr: 'Partenaire', en: 'Partner' };
  const hooks = ['utente_disabilitato', 'impostaRegione', 'iframe'];
  const iframeHook = { url: `${app.sandboxUrl}/mail?to=nobody@example.test`, title };
  await publishLike(app, brand, 'framed', { hooks, iframeHook });
  await allowFrames(app, brand, [host]);
  await join('hooks-frame', { flow: 'framed' });

  const plain = await open('/vip_plan/cred');
  expect(plain?.headers()['content-security-policy']).toContain("frame-src 'none'");
  await page.getByRole('link', { name: containing(host) }).click();
  await page.waitForURL('**/hook/iframe');
  const answer = await open('/hook/iframe');
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${host};`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Mail' })).toBeVisible();
  await expect(page.getByText(say('hooks.frame.lead', { host }))).toBeVisible();
  const close = page.getByRole('link', { name: say('hooks.frame.close') });
  await expect(close).toBeFocused();
  const size = await close.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await check('hooks-10-frame');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/vip_plan/cred');
  await page.getByRole('link', { name: containing(host) }).click();
  await page.waitForURL('**/hook/iframe');
  await page.goBack();
  await page.waitForURL('**/vip_plan/cred');
});

/** A subscriber whose credits are used up, in front of somebody to write to. */
async function withoutCredits(member: Visit, databaseUrl: string, flow: string): Promise<void> {
  const { page, say, join, open } = member;
  const email = await join(`hooks-paying-${flow}`, { flow });
  await boughtOrder(page, 'sub_1m');
  await inDatabase(
    databaseUrl,
    `update credit_accounts set subscription = 0, free = 0
      where member_id = (select id from users where email = $1)`,
    [email],
  );
  await open('/find');
  const anyone = page.getByRole('article').filter({ hasNotText: say('profile.verifiedOnly') });
  const href = await anyone.first().locator('a.profile-card-link').getAttribute('href');
  await open(`/chats/${(href ?? '').split('/').at(-1) ?? ''}`);
  await threadOn(member).write('Ciao');
}

test('a subscriber without credits is offered packs, or led to them where the flow says so', async ({
  visit,
  app,
  otherDevice,
}) => {
  test.setTimeout(90_000);
  const member = visit({ phone: 'spark', desktop: 'dolcevita' });
  await withoutCredits(member, app.databaseUrl, '7');
  const asked = prompt(member, 'utente_premium');
  await expect(asked.getByRole('link', { name: member.say('hooks.packs') })).toHaveAttribute(
    'href',
    /\/vip_plan\/fine_crediti\?a=[\w-]+$/,
  );
  await member.check('hooks-11-paying');
  await asked.getByRole('checkbox').check();
  await asked.getByRole('link', { name: member.say('hooks.packs') }).click();
  await member.page.waitForURL(/\/vip_plan\/fine_crediti\?a=[\w-]+&sendPending=1$/);

  const compliant = visit(member.brand, await otherDevice());
  await withoutCredits(compliant, app.databaseUrl, '0000');
  await compliant.page.waitForURL('**/vip_plan/cred');
});
