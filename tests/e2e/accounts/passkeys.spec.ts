import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a passkey is added, logs in from the login page, and is removed',
  on('phone', 'fuego'),
  async ({ visit, context }) => {
    const own = visit();
    const { page, say, join, open, check } = own;
    // The authenticator would answer the request of the address field at once, before a passkey is chosen.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await join('passkeys');
    await open('/profile/security');
    const part = page.getByRole('region', { name: say('security.passkeys.title') });

    await test.step('it is added with a name and the password', async () => {
      await part.getByLabel(say('security.passkeys.name')).fill('Teléfono');
      await part
        .getByLabel(say('security.passkeys.password'), { exact: true })
        .fill(FRESH_PASSWORD);
      await part.getByRole('button', { name: say('security.passkeys.add') }).click();
      await expect(part.getByText('Teléfono', { exact: true })).toBeVisible();
      await check('passkeys');
    });

    await test.step('it logs in', async () => {
      await context.clearCookies({ name: 'amarena' });
      await open('/login');
      await page.getByRole('button', { name: say('accounts.login.passkey') }).click();
      await expect(page).not.toHaveURL(/\/login/);
    });

    await test.step('it is removed', async () => {
      await open('/profile/security');
      const name = say('security.passkeys.removeOne', { name: 'Teléfono' });
      await part.getByRole('button', { name }).click();
      await expect(part.getByText('Teléfono', { exact: true })).toHaveCount(0);
    });
  },
);
