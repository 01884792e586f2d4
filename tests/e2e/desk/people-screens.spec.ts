import { on } from '../fixtures/places.ts';
import { profileByEmail } from '../fixtures/profile-of.ts';
import { addReport } from '../fixtures/report-rows.ts';
import { expect } from '../fixtures/test.ts';
import { walkDeskScreens, type DeskViewer } from '../fixtures/walk-desk-screens.ts';
import type { WalkContext } from '../fixtures/walk-screens.ts';
import { writeTicket } from '../steps/write-ticket.ts';

const openPart = async ({ page }: DeskViewer, name: string): Promise<void> => {
  const parts = page.getByRole('navigation', { name: 'Sections' });
  await parts.getByRole('link', { name, exact: true }).click();
};

const closeDialog = async ({ page }: DeskViewer): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

async function joined({ visit, otherDevice }: WalkContext, name: string) {
  const member = visit({ page: await otherDevice() });
  return { member, email: await member.join(name) };
}

walkDeskScreens('members', {
  place: on('desktop', 'bside'),
  as: 'care',
  screens: [
    {
      name: 'members-why',
      path: '/members',
      show: async ({ page }) => {
        await page.getByLabel('Email, ID, order, reference or number').fill('free@demo.test');
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
        await expect(page.getByLabel('Other reason')).toBeVisible();
      },
    },
    {
      name: 'members-found',
      show: async ({ page }) => {
        await page.getByRole('button', { name: 'Member request' }).click();
        const found = page.getByRole('region', { name: 'Search results' });
        await expect(found.getByRole('link').first()).toBeVisible();
      },
    },
    {
      name: 'member',
      path: async (_, context) => {
        const { member, email } = await joined(context, 'on-desk-screen');
        const { trackerId } = await profileByEmail(context.app.databaseUrl, member.brand, email);
        return `/members/${trackerId}`;
      },
      show: async ({ page }) => {
        await page.getByRole('button', { name: 'Member request' }).click();
        await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
      },
    },
    {
      name: 'member-timeline',
      show: async (viewer) => {
        await openPart(viewer, 'Timeline');
        await expect(viewer.page.getByText('Signed up')).toBeVisible();
      },
    },
    {
      name: 'member-credits',
      show: async (viewer) => {
        await openPart(viewer, 'Credits');
        await viewer.page.getByRole('button', { name: 'Grant credits' }).click();
        await viewer.page.getByLabel('Amount').fill('101');
        await expect(viewer.page.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
      },
    },
    {
      name: 'member-mails',
      show: async (viewer) => {
        await closeDialog(viewer);
        await openPart(viewer, 'Emails');
        await expect(viewer.page.getByRole('region', { name: 'Emails sent' })).toBeVisible();
      },
    },
    {
      name: 'member-warn',
      show: async (viewer) => {
        await openPart(viewer, 'Moderation');
        await viewer.page.getByRole('button', { name: 'Warn', exact: true }).click();
        await expect(viewer.page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'member-sessions',
      show: async (viewer) => {
        await closeDialog(viewer);
        await openPart(viewer, 'Sessions');
        await expect(viewer.page.getByRole('list', { name: 'Sessions' })).toBeVisible();
      },
    },
    {
      name: 'member-erase',
      show: async (viewer) => {
        await openPart(viewer, 'Privacy');
        await viewer.page.getByRole('button', { name: 'Erase account' }).click();
        await expect(viewer.page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
});

walkDeskScreens('queue and tickets', {
  place: on('phone', 'serra'),
  as: 'admin',
  // The preview's frame runs no script.
  expectedErrors: [/Blocked script execution in 'about:srcdoc'/],
  screens: [
    {
      name: 'queue-report',
      path: async (_, context) => {
        await addReport(context.app.databaseUrl, {
          reporterEmail: (await joined(context, 'screen-reporter')).email,
          reportedEmail: (await joined(context, 'screen-reported')).email,
          text: 'Send me 200 euro first',
        });
        return '/queue?brand=serra&kind=report';
      },
      show: async ({ page }) => {
        await expect(page.getByText('Send me 200 euro first', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'queue-translation',
      show: async ({ page }) => {
        await page.keyboard.press('t');
        await expect(page.getByText('[en] Send me 200 euro first')).toBeVisible();
      },
    },
    {
      name: 'queue-reasons',
      show: async ({ page }) => {
        await page.keyboard.press('9');
        await expect(page.getByText('Reason for closing the account')).toBeVisible();
      },
    },
    {
      name: 'queue-close-account',
      show: async ({ page }) => {
        await page.keyboard.press('3');
        const dialog = page.getByRole('dialog', { name: /^Close the account of / });
        await expect(dialog).toBeVisible();
      },
    },
    {
      name: 'queue-keys',
      path: async ({ page }) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.keyboard.press('Escape');
        await page.keyboard.press('a');
        await expect(page.getByText('Send me 200 euro first', { exact: true })).toBeHidden();
        return '/queue?kind=chat_photo&brand=verbena';
      },
      show: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Queue empty' })).toBeVisible();
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
      },
    },
    { name: 'queue-empty', show: closeDialog },
    {
      name: 'tickets',
      path: async (_, context) => {
        const { member, email } = await joined(context, 'screen-ticket');
        await writeTicket(member, email);
        return '/tickets';
      },
      show: async ({ page }) => {
        await expect(page.getByRole('list', { name: 'Tickets' })).toBeVisible();
      },
    },
    {
      name: 'ticket',
      show: async ({ page }) => {
        await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
        await expect(page.getByRole('article', { name: /^Ticket / })).toBeVisible();
      },
    },
    {
      name: 'ticket-preview',
      show: async ({ page }) => {
        await page.getByLabel(/^Reply in /).fill('Under Payments.');
        await page.getByRole('button', { name: 'Preview' }).click();
        await expect(page.getByRole('dialog', { name: 'Email preview' })).toBeVisible();
      },
    },
    { name: 'ticket-canned-replies', path: '/tickets/answers?brand=lumiere&language=fr' },
  ],
});

walkDeskScreens('conversations and hosted profiles', {
  place: on('desktop', 'serra'),
  as: 'admin',
  screens: [
    {
      name: 'conversations',
      path: '/conversations',
      show: async ({ page }) => {
        await expect(page.getByText('Live', { exact: true })).toBeVisible();
      },
    },
    { name: 'canned-replies', path: '/conversations/answers' },
    {
      name: 'hosted-profiles',
      path: '/hosted-profiles',
      show: async ({ page }) => {
        await expect(page.getByRole('list', { name: 'Hosted profiles' })).toBeVisible();
      },
    },
    { name: 'hosted-profile-new', path: '/hosted-profiles/new' },
  ],
});
