import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { GroupCard } from '#components/desk/fraud/group-card.tsx';
import type { Account, Group } from '#components/desk/fraud/names.ts';

const account = (trackerId: string, state: string): Account => ({
  brandId: 'dolcevita',
  who: {
    trackerId,
    name: `Member ${trackerId}`,
    kind: 'member',
    gender: 'man',
    age: 34,
    country: 'it',
    since: '2026-11-20T10:00:00.000Z',
    state,
    refusedPhotos: 0,
    upheldReports: 0,
  },
  lastDecision: null,
});

const GROUP: Group = {
  accounts: [account('one', 'active'), account('two', 'active'), account('three', 'disabled')],
  links: [{ from: 'one', to: 'two', signal: 'card', photoId: null, otherPhotoId: null }],
};

type Call = { readonly path: string; readonly body: unknown };

let calls: Call[];
const fetchOutside = globalThis.fetch;
beforeEach(() => {
  calls = [];
  const fetch = (path: string, { body }: RequestInit): Promise<Response> => {
    if (typeof body === 'string') calls.push({ path, body: JSON.parse(body) as unknown });
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ accounts: 1 }), { headers }));
  };
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  globalThis.fetch = fetchOutside;
});

test('decides once about the chosen accounts, closed ones not among them at first', async () => {
  let decided = 0;
  const onDecided = () => {
    decided += 1;
  };
  render(<GroupCard group={GROUP} brands={{ dolcevita: 'Dolcevita' }} onDecided={onDecided} />);
  expect(screen.getByText('Same card').closest('li')?.textContent).toContain(
    'Member one and Member two',
  );
  expect(screen.getByRole('checkbox', { name: 'Member three, 34' })).toHaveProperty(
    'checked',
    false,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Member two, 34' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decide about 1 of 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  const decision = dialog.getByRole('combobox', { name: 'Decision' });
  expect(document.activeElement).toBe(decision);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'One person' },
  });
  // Nothing is chosen beforehand, least of all what cannot be undone.
  expect(dialog.getByRole('button', { name: 'Decide' })).toHaveProperty('disabled', true);
  fireEvent.change(decision, { target: { value: 'block' } });
  const send = dialog.getByRole('button', { name: 'Close the accounts' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByRole('combobox', { name: 'Reason for the members' }), {
    target: { value: 'scam' },
  });
  fireEvent.click(send);
  await waitFor(() => {
    expect(decided).toBe(1);
  });
  expect(calls).toEqual([
    {
      path: '/api/desk/lookAlikes/decide',
      body: {
        trackerIds: ['one'],
        verdict: { measure: 'block', reason: 'scam', details: '' },
        note: 'One person',
      },
    },
  ]);
});

test('says of a single account only what can be said of one', async () => {
  render(<GroupCard group={GROUP} brands={{}} onDecided={() => undefined} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Member two, 34' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decide about 1 of 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Decision' }), {
    target: { value: 'none' },
  });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Two sisters' },
  });
  expect(dialog.getByRole('button', { name: 'Not one person' })).toHaveProperty('disabled', true);
});
