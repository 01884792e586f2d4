import { desk } from '../fixtures/desk-command.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { publishLike } from '../fixtures/flow-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import { walkDeskScreens } from '../fixtures/walk-desk-screens.ts';
import { addAdmin, enterDesk } from '../steps/desk.ts';

walkDeskScreens('login, operators and the audit log', {
  place: on('phone'),
  // The page before the login, and the unknown one.
  expectedErrors: [/status of 401/, /status of 404/],
  screens: [
    { name: 'login', path: '/login' },
    {
      name: 'code',
      show: async ({ page }, { app }) => {
        await addAdmin(app, 'screens@desk.test', 'Sita');
        await page.getByLabel('Email').fill('screens@desk.test');
        await page.getByLabel('Password').fill('Amarena-demo-2026');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.waitForURL('**/code');
      },
    },
    {
      name: 'invitation',
      path: async (_, { app }) => {
        const printed = await desk(app, 'invite-operator', 'guest@desk.test', 'Gina', 'care');
        const { pathname, search } = new URL(printed.split('\n').at(-1) ?? '');
        return pathname + search;
      },
      show: async ({ page }) => {
        await expect(page.getByRole('figure').locator('code')).toBeVisible();
      },
    },
    { name: 'start', show: ({ page }, { app }) => enterDesk(page, app, 'admin') },
    {
      name: 'search',
      show: async ({ page }) => {
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('log');
        await expect(page.getByRole('option', { name: /^Access log/ })).toBeVisible();
      },
    },
    {
      name: 'unknown',
      path: '/no/such/page',
      show: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      },
    },
    {
      name: 'operators',
      path: '/operators',
      show: async ({ page }) => {
        const row = page.getByRole('listitem').filter({ hasText: 'guest@desk.test' });
        await row.getByRole('button', { name: 'Edit' }).click();
        await expect(row.getByLabel('Role')).toBeVisible();
      },
    },
    { name: 'log', path: '/log' },
    { name: 'approvals', path: '/approvals' },
    {
      name: 'scheduled',
      path: async (_, { app }) => {
        await inDatabase(
          app.databaseUrl,
          `insert into scheduled_publications
             (id, kind, brand_ids, key, publication, note, by, created_at, at, due_at)
           select gen_random_uuid(), 'plan', '{}', 'sub_1m',
                  jsonb_build_object('kind', 'plan', 'productId', 'sub_1m', 'revision', 1,
                                     'draftId', gen_random_uuid()),
                  'For the holidays', 'operator:' || o.id, now(), x.at, x.at
             from operators o, (select now() + interval '30 days' as at) x
            where o.email = 'desk@demo.test'`,
          [],
        );
        return '/scheduled';
      },
      show: async ({ page }) => {
        await page.getByText('Changes', { exact: true }).click();
        await expect(page.getByText(/nothing will be published/)).toBeVisible();
      },
    },
    { name: 'look-alikes', path: '/fraud' },
    { name: 'rechecks', path: '/rechecks' },
    { name: 'transparency', path: '/transparency' },
  ],
});

walkDeskScreens('the running service', {
  place: on('desktop'),
  as: 'admin',
  screens: [
    {
      name: 'health',
      path: '/health',
      show: async ({ page }) => {
        await expect(page.getByText('up', { exact: true }).first()).toBeVisible();
      },
    },
    {
      name: 'jobs',
      path: '/jobs',
      show: async ({ page }) => {
        const kinds = page.getByRole('region', { name: 'Job kinds' });
        await expect(kinds.getByRole('row')).not.toHaveCount(0);
      },
    },
    { name: 'jobs-failed', path: '/jobs/provider-events?state=failed' },
    { name: 'log-search', path: '/log-search' },
  ],
});

walkDeskScreens('analytics', {
  place: on('desktop', 'spark'),
  as: 'finance',
  screens: [
    { name: 'analytics', path: '/analytics' },
    { name: 'analytics-of-a-year', path: '/analytics?days=364&brand=lumiere' },
  ],
});

walkDeskScreens('payments', {
  place: on('desktop', 'spark'),
  as: 'finance',
  screens: [
    {
      name: 'payments',
      path: '/payments',
      show: async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
      },
    },
    {
      name: 'order-refund',
      path: async (_, { visit, otherDevice }) => {
        const member = visit({ page: await otherDevice() });
        await member.join('order-on-screen');
        return `/payments/${await member.buy('sub_1m')}`;
      },
      show: async ({ page }) => {
        await page.getByRole('button', { name: 'Payment inquiry' }).click();
        await expect(page.getByText('Charged').first()).toBeVisible();
        await page.getByRole('button', { name: 'Refund' }).click();
        await expect(page.getByLabel('Amount in EUR')).toBeVisible();
      },
    },
    {
      name: 'hanging',
      path: '/payments/hanging?kind=incidents',
      show: async ({ page }) => {
        await expect(page.getByRole('link', { name: 'Incidents' })).toHaveAttribute(
          'aria-current',
          'page',
        );
      },
    },
  ],
});

walkDeskScreens('declarations, exports, disputes and reconciliation', {
  place: on('desktop', 'spark'),
  as: 'finance',
  screens: [
    { name: 'declarations', path: '/payments/declarations' },
    { name: 'exports', path: '/payments/exports' },
    {
      name: 'disputes',
      path: async (_, { app }) => {
        await inDatabase(
          app.databaseUrl,
          `insert into money_days (day, brand_id, company, provider, currency, charges, disputes, lost)
           select date_trunc('month', now())::date - months * 30, brand, 'gankomedia', 'adyen', 'EUR', 400,
                  months * 2 + length(brand) % 3, months % 2
             from generate_series(1, 4) months, unnest(array['dolcevita', 'spark', 'fuego']) brand
               on conflict do nothing`,
          [],
        );
        await app.clock.runDue();
        return '/disputes';
      },
      show: async ({ page }) => {
        await expect(page.getByText('Calculated').first()).toBeVisible();
        const ratios = page.getByRole('region', { name: 'Dispute rate by brand' });
        await expect(ratios.getByText('excessive').first()).toBeVisible();
      },
    },
    { name: 'reconciliation', path: '/reconciliation' },
  ],
});

const FLOW = '/flows/lumiere/on-screen';

walkDeskScreens('flows', {
  place: on('phone', 'lumiere'),
  as: 'admin',
  screens: [
    {
      name: 'flows',
      path: async (_, { app }) => {
        await publishLike(app, 'lumiere', 'on-screen', {});
        await publishLike(app, 'lumiere', 'on-screen', { messageCost: 18 });
        return '/flows?brand=lumiere';
      },
    },
    {
      name: 'flow-fault',
      path: FLOW,
      show: async ({ page }) => {
        await page.getByLabel('Message cost', { exact: true }).fill('0');
        await expect(page.getByRole('region', { name: 'Errors' })).toContainText('Too small');
      },
    },
    {
      name: 'flow-history',
      path: `${FLOW}/history`,
      show: async ({ page }) => {
        await page.getByText('Changes').first().click();
      },
    },
    {
      name: 'experiment',
      path: `${FLOW}/experiment`,
      show: async ({ page }) => {
        await page.getByLabel('Expected control rate, in percent').fill('20');
        await expect(page.getByRole('status')).toContainText('Required sample');
      },
    },
  ],
});

walkDeskScreens('plans and brands', {
  place: on('phone', 'lumiere'),
  as: 'admin',
  screens: [
    { name: 'plans', path: '/plans' },
    { name: 'plan', path: '/plans/sub_1m' },
    { name: 'brands', path: '/switches' },
    { name: 'brand', path: '/switches/lumiere' },
  ],
});
