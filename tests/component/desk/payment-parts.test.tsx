import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { renderPage } from '../support/render.tsx';
import { desk } from './desk-answers.ts';
import { withoutSocket } from './no-socket.ts';

const { answer } = desk();
withoutSocket();

test('each tab of the payments says how much waits on it', async () => {
  answer({
    'GET /api/desk/work': () => ({
      most: 200,
      work: [
        { kind: 'declarations', waiting: 3 },
        { kind: 'hanging', waiting: 201 },
        { kind: 'disputes', waiting: 2 },
      ],
    }),
  });
  renderPage(<PaymentParts here="/payments" />);
  await waitFor(() => {
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Unresolved200+',
      'Declarations3',
      'Exports',
    ]);
  });
});
