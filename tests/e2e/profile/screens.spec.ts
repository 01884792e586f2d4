import { callAs } from '../fixtures/call-as.ts';
import { containing } from '../fixtures/copy.ts';
import { drawnPhoto } from '../fixtures/drawn-photo.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { registerMember } from '../fixtures/fresh-member.ts';
import { on } from '../fixtures/places.ts';
import { profileOf } from '../fixtures/profile-of.ts';
import { holdPhotos, refusePhoto } from '../fixtures/photo-rows.ts';
import { expect } from '../fixtures/test.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';
import { chooseFile, ownPhotosOn } from '../pages/own-photos.ts';
import { blockMember, openSafetyMenu, pickSafety } from '../pages/safety-menu.ts';
import { openSection } from '../steps/open-section.ts';

walkScreens('own profile', {
  place: on('desktop', 'verbena'),
  as: 'new member',
  screens: [
    { name: 'own-preview', path: '/profile/preview' },
    { name: 'verification', path: '/profile/verification' },
    { name: 'own-profile', path: '/profile' },
    {
      name: 'own-profile-faults',
      show: async ({ page, say }) => {
        await page.getByLabel(say('account.username'), { exact: true }).fill('x');
        await page.getByLabel(say('account.about'), { exact: true }).fill('x'.repeat(1_501));
        await page.getByRole('button', { name: say('account.save'), exact: true }).click();
        await expect(page.getByText(say('errors.username_refused'))).toBeVisible();
        await expect(
          page.getByText(say('errors.text_too_long', { limit: 1_500 }), { exact: true }),
        ).toBeVisible();
      },
    },
    {
      name: 'own-profile-leave',
      show: async ({ page, say }) => {
        await page.getByRole('link', { name: say('account.nav.security') }).click();
        await expect(page.getByRole('dialog', { name: say('account.leave.title') })).toBeVisible();
      },
    },
    {
      name: 'own-profile-sections',
      path: '/profile',
      show: async ({ page, say }) => {
        await openSection(page, say('account.notices.title'));
        await openSection(page, say('account.visibility.title'));
        await expect(
          page.getByRole('switch', { name: say('account.notices.email.label') }),
        ).toBeVisible();
      },
    },
  ],
});

walkScreens('own profile of a subscriber, and a refused text', {
  place: on('desktop', 'verbena'),
  as: 'new member',
  screens: [
    {
      name: 'own-profile-paid',
      path: async ({ buy }) => {
        await buy('sub_1m');
        return '/profile';
      },
      show: async ({ page, say }) => {
        await page.getByRole('link', { name: say('account.unsubscribe') }).click();
        await expect(page.getByText(say('account.status.endingText'))).toBeVisible();
      },
    },
    {
      // A long name fits the page.
      name: 'own-profile-refused',
      path: async (_, { app, email }) => {
        await inDatabase(
          app.databaseUrl,
          `update profiles set about = 'x', text_state = 'rejected', text_reason = 'contact_details',
                  screen_name = $2
             from users where users.id = profiles.member_id and users.email = $1`,
          [email, 'W'.repeat(30)],
        );
        return '/profile';
      },
      show: async ({ page, say }) => {
        await expect(
          page.getByText(say('account.profileText.reasons.contact_details')),
        ).toBeVisible();
      },
    },
  ],
});

walkScreens('a profile, its report and its block', {
  place: on('phone', 'capolinea'),
  as: 'new member',
  screens: [
    {
      name: 'profile-menu',
      path: async ({ brand }, { app }) => {
        const { angelId } = await profileOf(app.databaseUrl, brand, 'anna');
        return `/user/${angelId}`;
      },
      show: (visit) => openSafetyMenu(visit),
    },
    {
      name: 'profile-block',
      show: async ({ page, say }) => {
        await page.getByRole('menuitem', { name: say('safety.block.item'), exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'profile-report',
      show: async (visit) => {
        const { page, say } = visit;
        await page.keyboard.press('Escape');
        await pickSafety(visit, 'report');
        const dialog = page.getByRole('dialog');
        await dialog.getByText(say('safety.report.reasons.other'), { exact: true }).click();
        await dialog.getByRole('button', { name: say('safety.report.send') }).click();
        await expect(dialog.getByText(say('errors.report_details_missing'))).toBeVisible();
      },
    },
  ],
});

walkScreens('blocked people', {
  place: on('phone', 'capolinea'),
  as: 'new member',
  screens: [
    {
      name: 'blocked-card',
      path: '/find',
      show: async (visit) => {
        const { page, say } = visit;
        const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
        await blockMember(visit, cards.first());
        await expect(page.getByText(containing(say('safety.note.text')))).toBeVisible();
      },
    },
    {
      name: 'blocked-list',
      path: async ({ page, brand, url }, { app }) => {
        const { angelId } = await profileOf(app.databaseUrl, brand, 'anna');
        const { origin } = new URL(url());
        await callAs(page.context(), origin, '/api/users/block', { angelId });
        return '/profile/security#blocked';
      },
      show: async ({ page, brand, say }, { app }) => {
        const blocked = await profileOf(app.databaseUrl, brand, 'anna');
        const name = say('safety.unblock.spoken', { name: blocked.name });
        await expect(page.getByRole('button', { name })).toBeVisible();
      },
    },
    {
      name: 'blocked-chat',
      path: async ({ brand }, { app }) => {
        const { angelId } = await profileOf(app.databaseUrl, brand, 'anna');
        return `/chats/${angelId}`;
      },
    },
    {
      name: 'known-people',
      path: async ({ page, url }) => {
        const { origin } = new URL(url());
        const hashes = ['A'.repeat(43), `${'B'.repeat(42)}A`];
        await callAs(page.context(), origin, '/api/users/knownPeople', { hashes });
        return '/profile/security#known';
      },
      show: async ({ page, say }) => {
        await expect(page.getByText(say('security.known.count', { count: 2 }))).toBeVisible();
        const field = page.getByRole('textbox', { name: say('security.known.label') });
        await field.fill('"Rossi, Anna" <anna@example.test>; bea@example.test');
        await expect(page.getByText(say('security.known.found', { count: 2 }))).toBeVisible();
      },
    },
  ],
});

walkScreens('own photos', {
  place: on('phone', 'serra'),
  as: 'new member',
  screens: [
    {
      name: 'photo-crop',
      path: '/profile',
      show: async (visit) => {
        const { region } = ownPhotosOn(visit);
        await chooseFile(region, 'a.jpg', await drawnPhoto('#2a7a8c'));
        const { page, say } = visit;
        await expect(page.getByRole('button', { name: say('photos.crop.use') })).toBeEnabled();
      },
    },
    {
      name: 'photo-pending',
      show: async (visit, { app, email }) => {
        const { page, brand, say } = visit;
        await page.getByRole('button', { name: say('photos.crop.use') }).click();
        await expect(ownPhotosOn(visit).pending).toHaveCount(1);
        await holdPhotos(app.databaseUrl, { brand, email });
      },
    },
    {
      name: 'photo-appeal',
      show: async (visit, { app }) => {
        const { page, say } = visit;
        const { pending, rejected } = ownPhotosOn(visit);
        await refusePhoto(app.databaseUrl, await pending.locator('img').getAttribute('src'));
        await page.reload();
        await rejected.click();
        const panel = page.getByRole('dialog');
        await panel.getByRole('button', { name: say('photos.appeal.send') }).click();
        await expect(panel.getByText(say('photos.appeal.empty'))).toBeVisible();
      },
    },
  ],
});

walkScreens('the own review and the photo popup', {
  place: on('phone', 'serra'),
  as: 'new member',
  screens: [
    { name: 'review-too-early', path: '/profile/review' },
    {
      name: 'review-faults',
      path: async (_, { app, email }) => {
        await inDatabase(
          app.databaseUrl,
          "update users set created_at = created_at - interval '8 days' where email = $1",
          [email],
        );
        return '/profile/review';
      },
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('reviews.own.send'), exact: true }).click();
        await expect(page.getByText(say('reviews.own.starsMissing'))).toBeVisible();
      },
    },
    { name: 'reviews', path: '/reviews' },
    {
      name: 'photo-popup',
      path: async ({ page, brand, address, url }) => {
        const { origin } = new URL(url());
        await registerMember(page, brand, { origin, email: address('photo-later'), flow: '21' });
        // Ends the visit of the previous member.
        await page.evaluate(() => {
          localStorage.clear();
        });
        return '/find';
      },
      show: async ({ page, say }) => {
        const popup = page.getByRole('dialog', { name: say('photos.popup.title') });
        // The confirmation of the address opens first.
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(popup).toHaveCount(0);
        await page.goBack();
        await expect(popup).toBeVisible();
      },
    },
  ],
});
