import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApprovalList } from '#components/desk/approvals/approval-list.tsx';
import { renderPage } from '../support/render.tsx';
import { desk } from './desk-answers.ts';

const LIST = 'GET /api/desk/approvals';
const APPROVE = 'POST /api/desk/approvals/one/approve';
const { answer, callsOf } = desk();

test('money is returned, and a version published, only by a second click that names it', async () => {
  const refund = {
    id: 'one',
    kind: 'refund',
    brandId: 'dolcevita',
    key: 'O1',
    note: 'Charged twice',
    requestedBy: 'Fina',
    requestedAt: '2026-11-20T10:00:00.000Z',
    mine: false,
    experiment: false,
    amount: { amountMinor: 5_990, currency: 'EUR' },
    at: null,
    changes: [],
  };
  answer({
    [LIST]: () => ({ approvals: [refund, { ...refund, id: 'own', mine: true }] }),
    [APPROVE]: () => ({ result: 'OK' }),
  });
  const { user } = renderPage(<ApprovalList brands={{ dolcevita: 'Dolcevita' }} />);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(callsOf(APPROVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Refund €59.90' }));
  // It says what was done, and keeps the focus, since its buttons are gone.
  expect(await screen.findByText('Approved: refund of €59.90.')).toBe(document.activeElement);
  expect(callsOf(APPROVE)).toHaveLength(1);
});
