import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DisputesList } from '#components/desk/disputes/disputes-list.tsx';
import { renderPage } from '../support/render.tsx';
import { desk } from './desk-answers.ts';

const { answer } = desk();

test('the days until a response is due are counted once, with its date', async () => {
  const now = Date.now();
  answer({
    'GET /api/desk/disputes': () => ({
      next: null,
      disputes: [
        {
          id: 'one',
          orderId: 'o',
          brandId: 'serra',
          provider: 'adyen',
          company: 'gankomedia',
          kind: 'chargeback',
          reasonCode: '10.4',
          providerReference: 'D1',
          state: 'open',
          amountMinor: 2_490,
          currency: 'EUR',
          openedAt: new Date(now - 86_400_000).toISOString(),
          dueAt: new Date(now + 4.6 * 86_400_000).toISOString(),
          decidedAt: null,
        },
      ],
    }),
  });
  const props = { view: 'waiting', after: undefined, brands: {} } as const;
  renderPage(<DisputesList {...props} now={new Date(now).toISOString()} />);
  expect((await screen.findByText('in 5 days')).className).toContain('badge');
  expect(screen.queryByText('in 4 days')).toBeNull();
});
