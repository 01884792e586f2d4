import { randomUUID } from 'node:crypto';
import { deskOriginOf, enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { fromDatabase, inDatabase } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** The polling interval of the health page. */
const ASKED_MS = 4_000;

test(
  'health is polled without a flicker, and survives a lost connection',
  on('desktop'),
  async ({ page, app, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|Failed to load/);
    await app.clock.reset();
    await page.clock.install();
    await enterDesk(page, app, 'admin', '/health');
    const instances = page.getByRole('region', { name: 'Instances' }).getByRole('listitem');
    await expect(instances.first().getByText('up', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Queues' }).last()).toContainText('mail');
    await expect(page.getByRole('region', { name: 'Database' })).toContainText('PostgreSQL');

    await test.step('what is shown stays on the page during a poll', async () => {
      const first = await instances.first().elementHandle();
      for (const _ of ['first', 'second']) {
        const answered = page.waitForResponse((one) => one.url().endsWith('/api/desk/health'));
        await page.clock.fastForward(ASKED_MS);
        await answered;
      }
      expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    });

    await test.step('without a connection it says so, keeps its data, and recovers', async () => {
      await page.route('**/api/desk/health', (route) => route.abort());
      await page.clock.fastForward(ASKED_MS);
      await expect(page.getByText('No connection')).toBeVisible();
      await expect(page.getByText('Showing the last known data')).toBeVisible();
      await page.unroute('**/api/desk/health');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('No connection')).toBeHidden();
    });
  },
);

test(
  'an admin retries an abandoned job, starts nightly work, and finds a request by its id',
  on('phone'),
  async ({ page, app, expectedErrors }) => {
    expectedErrors.push(/status of (404|422)/);
    await app.clock.reset();
    const failed = randomUUID();

    await test.step('an abandoned job is due again', async () => {
      await inDatabase(
        app.databaseUrl,
        `insert into provider_events (id, provider, company, dedupe_key, payload, state, tries, due_at,
                                    received_at, last_error)
       values ($1::uuid, 'adyen', 'riva', $1, '{}', 'failed', 20, now(), now(), $2)`,
        [failed, 'nothing fits nina@example.test'],
      );
      await enterDesk(page, app, 'admin', '/jobs');
      const kinds = page.getByRole('region', { name: 'Job kinds' });
      await kinds.getByRole('link', { name: /\d+\+? failed, provider-events/ }).click();
      await page.waitForURL('**/jobs/provider-events?state=failed');
      const row = page.getByRole('row').filter({ hasText: failed });
      await expect(row).toContainText('nothing fits [address]');
      await row.getByRole('button', { name: `Retry ${failed}` }).click();
      await expect(page.getByRole('status').filter({ hasText: '1 job queued.' })).toBeVisible();
      await expect(row).toBeHidden();
      const states = page.getByRole('navigation', { name: 'Status' });
      await states.getByRole('link', { name: 'Scheduled' }).click();
      await page.waitForURL('**/jobs/provider-events?state=waiting');
      await page.goBack();
      await page.waitForURL('**/jobs/provider-events?state=failed');
      await expect(states.getByRole('link', { name: 'Failed' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const { tries } = await fromDatabase<{ tries: number }>(
        app.databaseUrl,
        'select tries from provider_events where id = $1',
        [failed],
      );
      expect(tries).toBeLessThan(20);
    });

    await test.step('nightly work starts at once', async () => {
      await page.goto(`${deskOriginOf(app)}/jobs`);
      const nights = page.getByRole('region', { name: 'Nightly jobs' });
      const begun = page.waitForResponse(/\/api\/desk\/nightly\/[^/]+\/run$/);
      await nights.getByRole('button', { name: 'Run retention now' }).click();
      expect((await begun).status()).toBe(200);
      const { count } = await fromDatabase<{ count: number }>(
        app.databaseUrl,
        "select count(*)::int as count from audit_entries where action = 'job.run_nightly'",
        [],
      );
      expect(count).toBeGreaterThan(0);
    });

    await test.step('a request is found by the id that its caller received', async () => {
      const requestId = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ id: '0', state: 'failed' });
        const answer = await fetch('/api/desk/jobs/nothing/retry', {
          method: 'POST',
          headers,
          body,
        });
        const refused = (await answer.json()) as { requestId: string };
        return refused.requestId === answer.headers.get('x-request-id')
          ? refused.requestId
          : 'two ids';
      });
      await page.getByRole('link', { name: 'Log search' }).first().click();
      const searchField = page.getByLabel('Request or record ID');
      const search = page.getByRole('main').getByRole('button', { name: 'Search' });
      // The log line is written after the answer.
      await expect(async () => {
        await searchField.fill(requestId);
        await search.click();
        await page.waitForURL(`**/log-search?q=${requestId}*`);
        const line = page.getByRole('list', { name: 'Log entries' }).getByRole('listitem');
        await expect(line).toContainText('POST /api/desk/jobs/{kind}/retry', { timeout: 1_000 });
      }).toPass();
      await checkState(page);
      await searchField.fill('what is this');
      await search.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid input' })).toBeVisible();
    });
  },
);
