import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { logInAs } from '../steps/log-in.ts';

const NEW_PASSWORD = 'un’altra frase lunga 31';

test(
  'a forgotten password is changed by the mailed link, typed twice alike',
  on('phone', 'capolinea', 'in every language'),
  async ({ visit, mail }) => {
    const { page, brand, say, join, open } = visit();
    const email = await join('forgetful');
    await page.context().clearCookies();
    await open('/forgotPassword');
    await page.getByLabel(say('accounts.forgot.email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: say('accounts.forgot.submit') }).click();
    await expect(page.getByText(say('accounts.forgot.sentTitle'))).toBeVisible();
    await page.goto(await mailedLink(mail, email, '/resetPassword'));
    const again = page.getByLabel(say('accounts.reset.again'), { exact: true });
    const save = page.getByRole('button', { name: say('accounts.reset.submit') });
    await page.getByLabel(say('accounts.reset.password'), { exact: true }).fill(NEW_PASSWORD);
    await again.fill(FRESH_PASSWORD);
    await save.click();
    await expect(page.getByText(say('accounts.reset.differ'))).toBeVisible();
    await again.fill(NEW_PASSWORD);
    await expect(page.getByText(say('accounts.reset.differ'))).toBeHidden();
    await save.click();
    await expect(page.getByText(say('accounts.reset.doneTitle'))).toBeVisible();
    await open('/login');
    await logInAs(page, brand, email, NEW_PASSWORD);
  },
);

test(
  'the script of a static page sends a question to the staff, but not offline; a member’s address is filled in',
  on('desktop', 'spark', 'in every language'),
  async ({ visit, mail, expectedErrors }) => {
    const { page, say, address, arrive, join, open } = visit();
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const field = (name: string) => page.getByLabel(say(`care.contact.${name}`), { exact: true });
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: say('care.contact.send'), exact: true });
    const asker = address('asker');

    await arrive('/contactUs');
    await field('email').fill(asker);
    await field('text').fill('How do I close my profile?');
    await page.context().setOffline(true);
    await send.click();
    await expect(main.getByText(say('errors.offline'))).toBeVisible();
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByText(say('care.contact.thanks'))).toBeVisible();
    // The address is not proven: its mail has the reference, not the text.
    const { text } = await mail.waitFor(asker);
    expect(text).toContain(say('mail.contact.reference'));
    expect(text).not.toContain('How do I close my profile?');

    const email = await join('asks');
    await open('/contactUs');
    await expect(field('email')).toHaveValue(email);
  },
);
