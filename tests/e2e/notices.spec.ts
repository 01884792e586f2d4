import type { Page } from '@playwright/test';
import { threadOn } from './chat-steps.ts';
import { expect, test } from './notice-fixtures.ts';
import { allowSummaries } from './summaries.ts';
import { seeTab } from './tab-view.ts';
import type { Say } from './visit.ts';

/** The popups of a page, and how one is closed. */
function popupsOf(page: Page, say: Say) {
  const close = page.getByRole('button', { name: say('notifications.incoming.close') });
  return {
    close,
    from: (name: string) =>
      page.getByText(say('notifications.incoming.title', { name }), { exact: true }),
    summary: page.getByText(say('notifications.summary.title'), { exact: true }),
  };
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

test('a message is told by a popup, in one tab, once, and not after it was read', async ({
  visit,
  pair,
  context,
}) => {
  test.setTimeout(150_000);
  const { he, she } = await pair({ phone: 'dolcevita', desktop: 'fuego' }, 'notice');
  const { say } = he;
  await she.open(`/chats/${he.angelId}`);
  const hers = threadOn(she);
  const his = popupsOf(he.page, say);

  await test.step('on the search it stands over the page, and leads to the chat', async () => {
    await he.open('/find');
    await hers.write('Are you there?');
    await expect(his.from(she.name)).toBeVisible();
    await he.check('notices-message');
    await he.page
      .getByRole('link', { name: say('notifications.incoming.open'), exact: true })
      .click();
    await he.page.waitForURL(`**/chats/${she.angelId}`);
    await expect(his.from(she.name)).toBeHidden();
    await expect(threadOn(he).said('Are you there?')).toBeVisible();
  });

  await test.step('entering a chat, the purchase or the plans closes it for good', async () => {
    await he.open('/profile');
    await hers.write('Say something');
    await expect(his.from(she.name)).toBeVisible();
    const home = he.page.getByRole('navigation').getByRole('link', { name: say('shell.chats') });
    await home.first().click();
    await he.page.waitForURL('**/chats');
    await expect(his.from(she.name)).toBeHidden();
    await he.page.goBack();
    await he.page.waitForURL('**/profile');
    await expect(he.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(his.from(she.name)).toBeHidden();
  });

  const secondPage = await context.newPage();
  const second = visit(he.brand, secondPage);
  await second.open('/profile');
  const seconds = popupsOf(secondPage, say);
  const standing = async () =>
    (await his.from(she.name).count()) + (await seconds.from(she.name).count());

  await test.step('of two windows one tells; read in a third it is gone', async () => {
    await he.open('/find');
    await hers.write('Or shall I call?');
    await expect.poll(standing).toBe(1);
    const third = await context.newPage();
    await visit(he.brand, third).open(`/chats/${she.angelId}`);
    await expect.poll(standing).toBe(0);
    await third.close();
  });

  await test.step('out of sight it waits, and is told on return by the tab that is seen', async () => {
    await Promise.all([seeTab(he.page, false), seeTab(secondPage, false)]);
    await hers.write('Tomorrow, then');
    await expect.poll(() => kept(he.page, 'notificheInPending')).toBe('true');
    expect(await kept(he.page, 'tipologiaNotifica')).toBe('message');
    expect(await standing()).toBe(0);
    await seeTab(secondPage, true);
    await expect(seconds.from(she.name)).toBeVisible();
    await expect.poll(() => kept(he.page, 'notificheInPending')).toBeNull();
    await seeTab(he.page, true);
    await seconds.close.click();
    await expect.poll(standing).toBe(0);
  });
  await secondPage.close();
});

test('what waits is summed up at the next look, once, and told anew after a return', async ({
  pair,
}) => {
  test.setTimeout(120_000);
  const { he, she } = await pair({ phone: 'lumiere', desktop: 'spark' }, 'summary', false);
  const { say } = he;
  const his = popupsOf(he.page, say);

  await test.step('forty seconds into the visit', async () => {
    await allowSummaries(he.page, 38_000);
    await he.open('/profile');
    await expect(his.summary).toBeVisible();
    await expect(
      he.page
        .getByRole('status')
        .getByText(say('notifications.summary.messages', { count: 1 }), { exact: true }),
    ).toBeVisible();
    await he.check('notices-summary');
    await his.close.click();
    await expect(his.summary).toBeHidden();
    expect(await kept(he.page, 'messaggiNonLetti')).toBe('1');
  });

  await test.step('a tab that was loaded anew out of sight tells on return', async () => {
    await seeTab(he.page, false);
    await she.open(`/user/${he.angelId}`);
    await expect.poll(() => kept(he.page, 'notificheInPending')).toBe('true');
    expect(await kept(he.page, 'tipologiaNotifica')).toBe('visit');
    await he.page.reload();
    await expect(his.summary).toBeVisible();
    await expect.poll(() => kept(he.page, 'notificheInPending')).toBeNull();
    await he.page
      .getByRole('link', { name: say('notifications.summary.chats'), exact: true })
      .click();
    await he.page.waitForURL('**/chats');
    await expect(his.summary).toBeHidden();
  });
});

test('a payment that failed behind one’s back is told where nobody pays', async ({ visit }) => {
  const { page, say, enter, open, check } = visit({ phone: 'fuego', desktop: 'lumiere' });
  const payload = {
    ...{ type: 'purchKo', angelId: null },
    ...{ title: say('notices.purchKo.title'), text: say('notices.purchKo.text') },
  };
  const said: string[] = [];
  const asked = () => said.filter((words) => words.includes('["brain"'));
  let tell: () => void = () => undefined;
  await page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    line.onMessage((words) => {
      said.push(String(words));
      server.send(words);
    });
    tell = () => {
      line.send(`42${JSON.stringify(['notification', payload])}`);
    };
  });
  const told = page.getByText(payload.title, { exact: true });
  await enter('free');
  await open('/profile');
  await expect(async () => {
    tell();
    await expect(told).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await check('notices-purchase');
  await expect.poll(() => asked().length).toBe(1);
  for (const word of ['"tipologia":"purchKo"', '"provenienza_richiesta":"online"', '"fluxid"']) {
    expect(asked()[0]).toContain(word);
  }
  await page.getByRole('link', { name: say('notifications.purchase.again'), exact: true }).click();
  await page.waitForURL('**/vip_plan/cred');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  tell();
  await expect(told).toBeHidden();
});
