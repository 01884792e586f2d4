// [money §4 Unsubscribe from a subscription]
import { containing } from '../fixtures/copy.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';

type Kind = 'cancel' | 'withdraw';
type Contract = { readonly email: string; readonly order: string };

const REFERENCE = /[A-Z0-9]{4,}(?:-[A-Z0-9]+)*/;

/** Fills in and confirms the public form in its two steps; returns the reference that the page shows. */
async function declare(
  { page, say }: Visit,
  kind: Kind,
  { email, order }: Contract,
): Promise<string> {
  const field = (name: string) => page.getByLabel(say(`rights.field.${name}`), { exact: true });
  await field('name').fill('Nina Prova');
  await field('email').fill(email);
  await field('orderNumber').fill(order);
  await page.getByRole('button', { name: say(`rights.${kind}.go`), exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: order })).toBeVisible();
  await page.getByRole('button', { name: say(`rights.${kind}.confirm`), exact: true }).click();
  await expect(page.getByRole('heading', { name: say(`rights.${kind}.done`) })).toBeFocused();
  const reference = await page.getByRole('main').locator('strong').first().textContent();
  expect(reference).toMatch(REFERENCE);
  await expect(page.getByText(say('rights.received.mailed', { email }))).toBeVisible();
  return reference ?? '';
}

test(
  'a subscription is cancelled without a login, from the footer, in two steps, at once',
  on('phone', 'fuego', 'in every language'),
  async ({ visit, otherDevice, mail }) => {
    const member = visit();
    const { say } = member;
    const email = await member.join('rights-cancel');
    const order = await member.buy('sub_1m');
    const visitor = visit({ page: await otherDevice() });
    const { page } = visitor;

    await test.step('the receipt is mailed, and the subscription no longer renews', async () => {
      await visitor.arrive('/');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('shell.footer.cancel'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('rights.cancel.title'));
      const reference = await declare(visitor, 'cancel', { email, order });
      const subject = containing(say('mail.declaration.subject', { reference }));
      expect((await mail.waitFor(email, subject)).text).toContain(order);
      await member.open('/profile/money');
      const part = member.page.getByRole('region', { name: say('money.subscription.title') });
      await expect(part).toBeVisible();
      await expect(
        part.getByRole('button', { name: say('money.subscription.cancel'), exact: true }),
      ).toHaveCount(0);
    });

    await test.step('an unknown address gets the same page, and a mail without a link', async () => {
      const stranger = visitor.address('rights-nobody');
      await visitor.open('/legal/withdraw');
      const received = await declare(visitor, 'withdraw', {
        email: stranger,
        order: '2026-999999',
      });
      const { links } = await mail.waitFor(stranger, containing(received));
      expect(links.filter((link) => link.includes('/legal/confirm'))).toEqual([]);
    });
  },
);

test(
  'a withdrawal with a wrong order number is carried out by the mailed link, which works once',
  on('desktop', 'dolcevita'),
  async ({ visit, mail, expectedErrors }) => {
    // A used link is refused.
    expectedErrors.push(/status of 4\d\d/);
    const member = visit();
    const { page, say, open, join, buy } = member;
    const email = await join('rights-withdraw');
    await buy('pack_50');
    const orders = page.getByRole('region', { name: say('money.orders.title') });
    const withdraw = orders.getByRole('button', { name: say('rights.withdraw.go') });
    const confirm = page.getByRole('button', { name: say('rights.link.confirm'), exact: true });

    await open('/legal/withdraw');
    await declare(member, 'withdraw', { email, order: 'perdu' });
    const link = await mailedLink(mail, email, '/legal/confirm?token=');

    await test.step('loading the link changes nothing', async () => {
      await page.goto(link);
      await expect(confirm).toBeVisible();
      await open('/profile/money');
      await expect(withdraw).toBeVisible();
    });

    await test.step('its button carries out the withdrawal', async () => {
      await page.goto(link);
      await confirm.click();
      await expect(page.getByText(say('rights.link.withdraw'))).toBeVisible();
      await open('/profile/money');
      await expect(orders).toBeVisible();
      await expect(withdraw).toHaveCount(0);
      await page.goto(link);
      await confirm.click();
      await expect(page.getByText(say('errors.token_expired'))).toBeVisible();
    });
  },
);
