import { randomUUID } from 'node:crypto';
import { deskOriginOf, enterDesk, lookAtDesk as look } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { fromDatabase, inDatabase } from './member-rows.ts';

test('an admin sees how the service does, tries a given-up job again and finds a request by its id', async ({
  page,
  app,
  expectedErrors,
}, info) => {
  const screen = info.project.name;
  const origin = deskOriginOf(app);
  await app.clock.reset();
  await enterDesk(page, app, 'admin');

  await test.step('health is looked at again and again without a flicker', async () => {
    await page.getByRole('link', { name: 'Health' }).first().click();
    const instances = page.getByRole('region', { name: 'Instances' }).getByRole('listitem');
    await expect(instances.first().getByText('alive')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Queues' }).last()).toContainText('mail');
    await expect(page.getByRole('region', { name: 'Database' })).toContainText('PostgreSQL');
    await look(page, 'desk-health', screen);
    // What is shown stays in the page while it is asked anew.
    const first = await instances.first().elementHandle();
    await page.waitForResponse((response) => response.url().endsWith('/api/desk/health'));
    await page.waitForResponse((response) => response.url().endsWith('/api/desk/health'));
    expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, 'desk-health-dark', screen);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('without a connection it says so, keeps what it knew, and comes back', async () => {
    expectedErrors.push(/ERR_FAILED|Failed to load/);
    await page.route('**/api/desk/health', (route) => route.abort());
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(page.getByText('the last that was known')).toBeVisible();
    await page.unroute('**/api/desk/health');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No connection')).toBeHidden();
  });

  const failed = randomUUID();
  await test.step('a job that was given up is tried again', async () => {
    await inDatabase(
      app.databaseUrl,
      `insert into provider_events (id, provider, company, dedupe_key, payload, state, tries, due_at,
                                    received_at, last_error)
       values ($1::uuid, 'adyen', 'riva', $1, '{}', 'failed', 20, now(), now(), $2)`,
      [failed, 'nothing fits nina@example.test'],
    );
    await page.getByRole('link', { name: 'Jobs' }).first().click();
    const kinds = page.getByRole('region', { name: 'Kinds of work' });
    await expect(kinds.getByRole('row')).not.toHaveCount(0);
    await look(page, 'desk-jobs', screen);
    await kinds.getByRole('link', { name: /\d+\+? failed, provider-events/ }).click();
    await page.waitForURL('**/jobs/provider-events?state=failed');
    const row = page.getByRole('row').filter({ hasText: failed });
    await expect(row).toContainText('nothing fits [address]');
    await look(page, 'desk-jobs-failed', screen);
    await row.getByRole('button', { name: `Try ${failed} now` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'One is due now.' })).toBeVisible();
    await expect(row).toBeHidden();
    await page.getByRole('link', { name: 'Waiting', exact: true }).click();
    await page.waitForURL('**/jobs/provider-events?state=waiting');
    await page.goBack();
    await page.waitForURL('**/jobs/provider-events?state=failed');
    await expect(page.getByRole('link', { name: 'Given up' })).toHaveAttribute(
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

  await test.step('the night’s work can begin at once', async () => {
    await page.goto(`${origin}/jobs`);
    const nights = page.getByRole('region', { name: 'Nightly work' });
    await nights.getByRole('button', { name: 'Run retention now' }).click();
    const entries = async () => {
      const { count } = await fromDatabase<{ count: number }>(
        app.databaseUrl,
        "select count(*)::int as count from audit_entries where action = 'job.run_nightly'",
        [],
      );
      return count;
    };
    await expect.poll(entries).toBeGreaterThan(0);
  });

  await test.step('a request is found by the id that its caller was given', async () => {
    expectedErrors.push(/status of (404|422)/);
    const requestId = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ id: '0', state: 'failed' });
      const answer = await fetch('/api/desk/jobs/nothing/retry', { method: 'POST', headers, body });
      const told = (await answer.json()) as { requestId: string };
      return told.requestId === answer.headers.get('x-request-id') ? told.requestId : 'two ids';
    });
    await page.getByRole('link', { name: 'Log search' }).first().click();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await look(page, 'desk-log-search', screen);
    await expect(async () => {
      await page.getByLabel('Id of a request or of a row').fill(requestId);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(`**/log-search?q=${requestId}*`);
      const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
      await expect(line).toContainText('POST /api/desk/jobs/{kind}/retry', { timeout: 3_000 });
    }).toPass();
    await look(page, 'desk-log-found', screen);
    await page.getByLabel('Id of a request or of a row').fill('what is this');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'not as it has to be' })).toBeVisible();
  });
});
