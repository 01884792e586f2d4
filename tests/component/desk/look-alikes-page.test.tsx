import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LookAlikes } from '#components/desk/fraud/look-alikes.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, pending, refused } from './desk-answers.ts';

const LIST = 'GET /api/desk/lookAlikes';
const DECIDE = 'POST /api/desk/lookAlikes/decide';
const DECISIONS = 'GET /api/desk/groupDecisions';
const at = '2026-11-20T10:00:00.000Z';

const account = (trackerId: string, lastDecision: object | null = null) => ({
  brandId: 'dolcevita',
  lastDecision,
  who: {
    trackerId,
    name: `Member ${trackerId}`,
    kind: 'member',
    gender: 'man',
    age: 34,
    country: 'it',
    since: at,
    state: 'active',
    refusedPhotos: 0,
    upheldReports: 0,
  },
});
const link = { from: 'one', to: 'two', signal: 'card', photoId: null, otherPhotoId: null };
const group = (last: object | null = null) => ({
  accounts: [account('one', last), account('two')],
  links: [link],
});
const found = (groups: readonly object[], next: string | null = null) => ({
  groups,
  compared: 100,
  oldest: at,
  next,
});

const { answer, callsOf } = desk();
const show = () =>
  renderPage(<LookAlikes trackerId="" before={undefined} brands={{ dolcevita: 'Dolcevita' }} />);

test('shows that it loads, and a failure with a retry', async () => {
  answer({ [LIST]: pending, [DECISIONS]: () => refused(500, 'unexpected') });
  const { user, container } = show();
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer({ [DECISIONS]: () => ({ decisions: [] }) });
  await user.click(retry);
  expect(await screen.findByText('None yet.')).toBeDefined();
});

test('says that none look alike, and where the search goes on', async () => {
  answer({ [LIST]: () => found([], 'cursor'), [DECISIONS]: () => ({ decisions: [] }) });
  show();
  expect(await screen.findByText('No look-alikes.')).toBeDefined();
  expect(screen.getByText(/100 accounts compared/)).toBeDefined();
  const more = screen.getByRole('link', { name: 'Earlier accounts' });
  expect(more.getAttribute('href')).toBe('/fraud?before=cursor');
});

test('shows a group with its last decision, and the decisions with how far they are', async () => {
  const row = { id: 'd', measure: 'block', reason: 'scam', note: 'One person', by: 'Mo', at };
  answer({
    [LIST]: () => found([group({ measure: 'warning', state: 'skipped', at })]),
    [DECISIONS]: () => ({ decisions: [{ ...row, pending: 2, done: 1, skipped: 3 }] }),
  });
  show();
  expect(await screen.findByText(/Warn the members \(decided before\)/)).toBeDefined();
  const decisions = within(screen.getByRole('region', { name: 'Decisions' }));
  expect(await decisions.findByText(/1 done, 2 to do, 3 decided before/)).toBeDefined();
});

test('says in the dialog why a decision conflicts, keeps it, and loads the group after one', async () => {
  answer({
    [LIST]: () => found([group()]),
    [DECISIONS]: () => ({ decisions: [] }),
    [DECIDE]: () => refused(409, 'conflict', { state: 'group_pending' }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Decide about 2 of 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Decision'), 'block');
  await user.selectOptions(dialog.getByLabelText('Reason for the members'), 'scam');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One person');
  await user.click(dialog.getByRole('button', { name: 'Close the accounts' }));
  expect(await dialog.findByText(/still being carried out/)).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'One person');
  expect(callsOf(LIST)).toHaveLength(1);
  answer({ [DECIDE]: () => ({ accounts: 2 }), [LIST]: () => found([]) });
  await user.click(dialog.getByRole('button', { name: 'Close the accounts' }));
  expect(await screen.findByText('No look-alikes.')).toBeDefined();
});
