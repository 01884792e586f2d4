import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { LaterDialog } from '#components/desk/schedule/later-dialog.tsx';
import { ScheduledList } from '#components/desk/schedule/scheduled-list.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, refused } from './desk-answers.ts';

const LIST = 'GET /api/desk/scheduled';
const row = (id: string, state: string, reason: string | null = null) => ({
  id,
  kind: 'flow',
  brandIds: ['dolcevita'],
  key: '7',
  name: null,
  note: 'For the holidays',
  by: 'Ada',
  at: '2026-12-24T08:00:00.000Z',
  state,
  endedBy: null,
  endedAt: state === 'waiting' ? null : '2026-12-24T08:00:02.000Z',
  reason,
});

const { answer, callsOf } = desk();

test('what is scheduled is cancelled with a reason', async () => {
  answer({
    [LIST]: () => ({ scheduled: [row('one', 'waiting'), row('two', 'void', 'conflict')] }),
  });
  const { user } = renderPage(<ScheduledList brands={{ dolcevita: 'Dolcevita' }} />);
  const waiting = within(await screen.findByRole('list', { name: 'Scheduled' }));
  expect(waiting.getByRole('link', { name: 'Flow 7' }).getAttribute('href')).toBe(
    '/flows/dolcevita/7',
  );
  expect(screen.getByText(/This changed in the meantime/)).toBeDefined();
  await user.click(waiting.getByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not yet agreed');
  answer({
    'POST /api/desk/scheduled/one/cancel': () => ({ result: 'OK' }),
    [LIST]: () => ({ scheduled: [] }),
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('Nothing is scheduled.')).toBeDefined();
  expect(callsOf('POST /api/desk/scheduled/one/cancel')).toEqual([{ reason: 'Not yet agreed' }]);
});

test('prices and settings are listed with their brands and their editors', async () => {
  const plan = { ...row('one', 'waiting'), kind: 'plan', brandIds: [], key: 'pack_50' };
  const settings = { ...row('two', 'waiting'), kind: 'settings', key: 'dolcevita' };
  answer({ [LIST]: () => ({ scheduled: [plan, settings] }) });
  renderPage(<ScheduledList brands={{ dolcevita: 'Dolcevita' }} />);
  const [first, second] = within(await screen.findByRole('list', { name: 'Scheduled' }))
    .getAllByRole('listitem')
    .map((item) => within(item));
  expect(first?.getByRole('link', { name: 'Plan pack_50' }).getAttribute('href')).toBe(
    '/plans/pack_50',
  );
  expect(first?.getByText('All brands')).toBeDefined();
  expect(second?.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
    '/switches/dolcevita',
  );
  expect(second?.getByText('Dolcevita')).toBeDefined();
});

describe('the changes of a publication that waits', () => {
  const ONE = 'GET /api/desk/scheduled/one';
  const open = async () => {
    answer({ [LIST]: () => ({ scheduled: [{ ...row('one', 'waiting'), kind: 'plan' }] }) });
    const { user } = renderPage(<ScheduledList brands={{}} />);
    const summary = await screen.findByText('Changes');
    expect(callsOf(ONE)).toHaveLength(0);
    await user.click(summary);
    return user;
  };

  test('are loaded once they are opened, in words', async () => {
    const changes = [{ path: ['priceMinor'], before: 990, after: 790 }];
    answer({ [ONE]: () => ({ changes, outdated: false }) });
    await open();
    const list = within(await screen.findByRole('list', { name: 'Changes' }));
    expect(list.getByText('Price')).toBeDefined();
    expect(list.getByText('€9.90')).toBeDefined();
    expect(list.getByText('€7.90')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('say that nothing will be published once something changed', async () => {
    answer({ [ONE]: () => ({ changes: [], outdated: true }) });
    await open();
    expect((await screen.findByRole('status')).textContent).toContain('nothing will be published');
  });

  test('can be loaded again after a failure', async () => {
    answer({ [ONE]: () => refused(500, 'unexpected') });
    const user = await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer({ [ONE]: () => ({ changes: [], outdated: false }) });
    await user.click(retry);
    expect(await screen.findByText('No changes.')).toBeDefined();
  });
});

test('a failure of the list can be tried again', async () => {
  answer({ [LIST]: () => refused(500, 'unexpected') });
  renderPage(<ScheduledList brands={{}} />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a time is chosen in the zone of the operator, which is named', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(
    <LaterDialog
      onSend={(note, at) => {
        sent.push([note, at.getTime()]);
        return Promise.resolve();
      }}
      onClose={() => undefined}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'For the holidays');
  expect(dialog.getByRole('button', { name: 'Schedule' })).toHaveProperty('disabled', true);
  const field = dialog.getByLabelText(/^Publish at/);
  expect(dialog.getByText(/Your time zone/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '2026-12-24T09:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => {
    expect(sent).toEqual([['For the holidays', new Date(2026, 11, 24, 9).getTime()]]);
  });
});
