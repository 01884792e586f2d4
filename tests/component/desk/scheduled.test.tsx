import { expect, test } from '@jest/globals';
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
