import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Assignee } from '#components/desk/tickets/assignee.tsx';
import { NoteForm } from '#components/desk/tickets/note-form.tsx';
import { ReplyForm } from '#components/desk/tickets/reply-form.tsx';
import { Snooze } from '#components/desk/tickets/snooze.tsx';
import { Tags } from '#components/desk/tickets/tags.tsx';
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
  const [carla, you] = [
    { id: 'carla', name: 'Carla', mine: false },
    { id: 'you', name: 'Zita', mine: true },
  ];
  answers = { ticketAssignees: { assignees: [you, carla] } };
  const { user } = renderPage(<Assignee {...props} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Assigned to');
  expect(field.selectedOptions[0]?.textContent).toBe('Gina');
  await screen.findByRole('option', { name: 'Zita (you)' });
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
  expect(document.activeElement).toBe(screen.getByLabelText(/^Internal note/));
  await user.keyboard('Asked twice');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  const opener = await screen.findByRole('button', { name: 'Add internal note' });
  expect(document.activeElement).toBe(opener);
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
      values: {},
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
  renderPage(
    <TicketContext
      reference="ABCD-EFGH"
      purpose="Ticket"
      isMerged={false}
      onDone={() => undefined}
    />,
  );
  const orders = within(await screen.findByRole('region', { name: 'Last orders' }));
  expect(orders.getByRole('listitem').textContent).toContain('pack_50, €9.90, paid');
  expect(screen.getByText('2 likes, 30 bought')).toBeDefined();
  expect(screen.getByText('No other tickets.')).toBeDefined();
  const measures = screen.getByRole('region', { name: 'Restrictions' });
  expect(measures.textContent).toContain('Warned, fake profile');
});

test('a canned reply keeps what is unknown in view, and is not sent until that is filled in', async () => {
  answers = {
    careAnswers: { answers: [{ answerId: 'a', title: 'Plan', text: 'Ciao {name}: {plan}' }] },
    context: { context: null, values: { name: 'Ana' } },
    claim: { until: '2026-11-20T10:00:00.000Z' },
  };
  const own = { reference: 'ABCD-2345', locale: 'it', claim: null, seen: 0 };
  const ticket = { ...TICKET, ...own } as unknown as Ticket;
  const { user } = renderPage(<ReplyForm {...props} ticket={ticket} />);
  const picker = await screen.findByLabelText<HTMLSelectElement>('Insert canned reply');
  await waitFor(() => {
    expect(picker.disabled).toBe(false);
  });
  await user.selectOptions(picker, 'Plan');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reply in Italian');
  expect(field.value).toBe('Ciao Ana: {plan}');
  expect(screen.getByText('Fill in or remove {plan} before sending.')).toBeDefined();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(send.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, 'Ciao Ana');
  expect(send.disabled).toBe(false);
});

/** The button, once the action before it has ended. */
const enabled = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(false);
    return button;
  });

test('a ticket is snoozed until a time, and taken up again', async () => {
  const open = { ...TICKET, snoozedUntil: null } as unknown as Ticket;
  const { user, redraw } = renderPage(<Snooze {...props} ticket={open} />);
  await user.selectOptions(screen.getByLabelText('Snooze'), 'In 3 hours');
  const path = '/api/desk/tickets/ABCD-EFGH/snooze';
  await waitFor(() => {
    expect(calls).toContainEqual({ path, body: { until: expect.any(String) as unknown } });
  });
  const snoozed = { ...TICKET, snoozedUntil: '2026-11-20T10:00:00.000Z' } as unknown as Ticket;
  redraw(<Snooze {...props} ticket={snoozed} />);
  await user.click(await enabled('End snooze'));
  await waitFor(() => {
    expect(calls).toContainEqual({ path, body: { until: null } });
  });
});

test('tags are added by Enter and removed one by one', async () => {
  answers = { ticketTags: { tags: ['money'] } };
  const ticket = { ...TICKET, tags: ['twice'] } as unknown as Ticket;
  const { user } = renderPage(<Tags {...props} ticket={ticket} />);
  const path = '/api/desk/tickets/ABCD-EFGH/tags';
  await user.type(screen.getByLabelText('Add a tag'), 'money{Enter}');
  await waitFor(() => {
    expect(calls).toContainEqual({ path, body: { tags: ['twice', 'money'] } });
  });
  await user.click(await enabled('Remove the tag twice'));
  await waitFor(() => {
    expect(calls).toContainEqual({ path, body: { tags: [] } });
  });
});
