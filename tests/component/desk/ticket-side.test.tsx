import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Assignee } from '#components/desk/tickets/assignee.tsx';
import { NoteForm } from '#components/desk/tickets/note-form.tsx';
import { TicketContext } from '#components/desk/tickets/ticket-context.tsx';
import type { Ticket } from '#components/desk/tickets/types.ts';
import { renderPage } from '../support/render.tsx';

type Call = { readonly path: string; readonly body: unknown };

const fetchOutside = globalThis.fetch;
let calls: Call[] = [];
let answers: Record<string, unknown> = {};
beforeEach(() => {
  calls = [];
  const fetch = (path: string, { body }: RequestInit): Promise<Response> => {
    calls.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null });
    const end = Object.keys(answers).find((one) => path.includes(one));
    const answer = end === undefined ? { result: 'OK' } : answers[end];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers }));
  };
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  globalThis.fetch = fetchOutside;
  answers = {};
});

const TICKET = {
  reference: 'ABCD-EFGH',
  brand: { id: 'dolcevita', name: 'Dolcevita' },
  assignee: { id: 'gone', name: 'Gina', mine: false },
} as unknown as Ticket;
const props = { ticket: TICKET, purpose: 'Ticket', onDone: () => undefined };

test('a ticket is assigned to a colleague; one who has left is still named', async () => {
  answers = { ticketAssignees: { assignees: [{ id: 'carla', name: 'Carla' }] } };
  const { user } = renderPage(<Assignee {...props} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Assigned to');
  expect(field.selectedOptions[0]?.textContent).toBe('Gina');
  await screen.findByRole('option', { name: 'Carla' });
  await user.selectOptions(field, 'Carla');
  await waitFor(() => {
    expect(calls).toContainEqual({
      path: '/api/desk/tickets/ABCD-EFGH/assign',
      body: { assigneeId: 'carla' },
    });
  });
});

test('a note is opened, written and saved, and says who may read it', async () => {
  let saved = 0;
  const { user } = renderPage(
    <NoteForm
      reference="ABCD-EFGH"
      purpose="Ticket"
      onDone={() => {
        saved += 1;
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Add internal note' }));
  expect(screen.getByText(/data export/)).toBeDefined();
  await user.type(screen.getByLabelText(/^Internal note/), 'Asked twice');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByRole('button', { name: 'Add internal note' });
  expect(calls).toEqual([
    { path: '/api/desk/tickets/ABCD-EFGH/notes', body: { text: 'Asked twice' } },
  ]);
  expect(saved).toBe(1);
});

test('what is known of the member is listed, and what is not is said', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const balance = { icebreakers: 0, likes: 2, free: 0, subscription: 0, bought: 30 };
  answers = {
    context: {
      context: {
        trackerId: 'abc',
        state: 'active',
        disabledReason: null,
        textState: 'approved',
        credits: balance,
        subscription: { productId: 'sub_1m', state: 'active', periodEnd: at, endsThen: true },
        orders: [
          {
            orderId: 'o1',
            productId: 'pack_50',
            amountMinor: 990,
            currency: 'EUR',
            state: 'paid',
            at,
          },
        ],
        tickets: [],
        measures: [{ kind: 'warning', reason: 'fake', at }],
        notes: [],
      },
    },
  };
  renderPage(<TicketContext reference="ABCD-EFGH" purpose="Ticket" />);
  const orders = within(await screen.findByRole('region', { name: 'Last orders' }));
  expect(orders.getByRole('listitem').textContent).toContain('pack_50, €9.90, paid');
  expect(screen.getByText('2 likes, 30 bought')).toBeDefined();
  expect(screen.getByText('No other tickets.')).toBeDefined();
  const measures = screen.getByRole('region', { name: 'Restrictions' });
  expect(measures.textContent).toContain('Warned, fake profile');
});
