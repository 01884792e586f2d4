import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LedgerChecks } from '#components/desk/reconciliation/ledger-checks.tsx';

const fetchOutside = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchOutside;
});

const CHECK = {
  id: '0190-check',
  state: 'due',
  askedBy: 'Ada',
  askedAt: '2026-11-20T10:00:00.000Z',
  doneAt: null,
  faultCount: 0,
  faults: [],
};

function renderChecks(job: object | null): void {
  const fetch = (): Promise<Response> => {
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ checks: [CHECK], job }), { headers }));
  };
  Object.assign(globalThis, { fetch });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LedgerChecks />
    </SWRConfig>,
  );
}

test('a requested check whose job failed shows why, and that it is retried', async () => {
  renderChecks({ state: 'retry', tries: 2, error: 'no answer' });
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe(
    'The last check failed and will be retried (2 retries so far): no answer',
  );
});

test('a requested check that is running shows no failure', async () => {
  renderChecks({ state: 'active', tries: 0, error: null });
  await screen.findByText('checking');
  expect(screen.queryByText(/failed/)).toBeNull();
});
