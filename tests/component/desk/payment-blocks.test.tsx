import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { BlockDialog } from '#components/desk/payment-blocks/block-dialog.tsx';
import { BlockList } from '#components/desk/payment-blocks/block-list.tsx';

const ROW = {
  id: '0190-entry',
  brandId: 'dolcevita',
  kind: 'card',
  state: 'proposed',
  source: 'chargeback',
  orderId: 'order-1',
  reason: 'The bank took the money back.',
  createdBy: 'system',
  createdAt: '2026-11-20T10:00:00.000Z',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  expiresAt: '2027-11-20T10:00:00.000Z',
  hits: 0,
  lastHitAt: null,
};

type Call = { readonly path: string; readonly body: unknown };

let calls: Call[];
const fetchOutside = globalThis.fetch;
beforeEach(() => {
  calls = [];
  const fetch = (path: string, { body, method }: RequestInit): Promise<Response> => {
    if (typeof body === 'string') calls.push({ path, body: JSON.parse(body) as unknown });
    const answer = method === 'POST' ? { result: 'OK', entries: 2 } : { blocks: [ROW], next: null };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers }));
  };
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  globalThis.fetch = fetchOutside;
});

function renderList(isFinance: boolean) {
  const brands = { dolcevita: 'Dolcevita' };
  const listed = { state: 'proposed', refused: '', before: undefined } as const;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BlockList {...listed} brands={brands} isFinance={isFinance} />
    </SWRConfig>,
  );
}

const press = (name: string, inside: HTMLElement = document.body) =>
  fireEvent.click(within(inside).getByRole('button', { name }));

async function decide(button: string, confirm: string) {
  await screen.findByText('Dolcevita');
  press(button);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: confirm })).toHaveProperty('disabled', true);
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: 'checked by phone' } });
  press(confirm, dialog);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(calls[0]?.body).toEqual({ reason: 'checked by phone' });
  return calls[0]?.path;
}

test('40: finance confirms a proposed entry with a reason', async () => {
  renderList(true);
  expect(await decide('Refuse', 'Refuse payments')).toContain('/paymentBlocks/0190-entry/confirm');
});

test('40: customer care dismisses an entry, and confirms none', async () => {
  renderList(false);
  expect(await decide('Dismiss', 'Dismiss')).toContain('/paymentBlocks/0190-entry/lift');
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'order-1' })).toBeNull();
});

test('40: an order’s payer is listed by the kinds of data chosen, never by an IP address unasked', async () => {
  const done: number[] = [];
  render(
    <BlockDialog
      orderId="order-1"
      purpose="a test"
      onClose={() => undefined}
      onDone={(entries) => {
        done.push(entries);
      }}
    />,
  );
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Email address' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'IP address' }));
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: 'a stolen card' } });
  press('Refuse payments', dialog);
  await waitFor(() => {
    expect(done).toEqual([2]);
  });
  expect(calls).toMatchObject([{ path: expect.stringContaining('/orders/order-1/block') }]);
  expect(calls[0]?.body).toEqual({ kinds: ['card', 'ip'], reason: 'a stolen card' });
});
