import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Rechecks } from '#components/desk/rechecks/rechecks.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, pending, refused } from './desk-answers.ts';

const TAKE = 'POST /api/desk/rechecks/take';
const AGREEMENT = 'GET /api/desk/rechecks';
const DIFFERENCES = 'GET /api/desk/rechecks/differences';
const at = '2026-11-20T10:00:00.000Z';

const recheck = (id: string) => ({
  id,
  item: {
    id: `text-${id}`,
    kind: 'text',
    brandId: 'dolcevita',
    since: at,
    urgent: false,
    escalation: null,
    who: {
      trackerId: 'one',
      name: `Member ${id}`,
      kind: 'member',
      gender: 'man',
      age: 34,
      country: 'it',
      since: at,
      state: 'active',
      refusedPhotos: 0,
      upheldReports: 0,
    },
    about: `About ${id}`,
    lookingFor: '',
    work: '',
    study: '',
    pendingName: null,
    profilePrompts: [],
    mark: 'mark',
    warnings: [],
  },
});

const { answer, callsOf } = desk();
function show(isSenior = false, kinds: readonly object[] = []) {
  answer({ [AGREEMENT]: () => ({ kinds }) });
  return renderPage(<Rechecks brands={{ dolcevita: 'Dolcevita' }} isSenior={isSenior} />);
}
const takeNext = () => screen.getByRole('button', { name: 'Take the next one' });

test('says that nothing waits, each time it is asked for', async () => {
  answer({ [TAKE]: () => ({ recheck: null }) });
  const { user } = show();
  expect(await screen.findByText('No second reviews yet.')).toBeDefined();
  await user.click(takeNext());
  expect(await screen.findByText('Nothing waits for a second review.')).toBeDefined();
  await user.click(takeNext());
  expect(await screen.findByText('Nothing waits for a second review.')).toBeDefined();
  expect(callsOf(TAKE)).toEqual([{ skipped: [] }, { skipped: [] }]);
});

test('shows that it loads, and a failure that can be tried again', async () => {
  answer({ [TAKE]: () => refused(503, 'unavailable') });
  const { user, container } = show(true);
  answer({ [DIFFERENCES]: pending });
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  await user.click(takeNext());
  expect((await screen.findAllByRole('alert')).some((one) => one.textContent !== '')).toBe(true);
  answer({ [TAKE]: () => ({ recheck: recheck('one') }) });
  await user.click(takeNext());
  expect(await screen.findByText('About one')).toBeDefined();
});

test('shows the first decision after one’s own, skips, and says when an item was lost', async () => {
  const waiting = ['one', 'two', 'three'].map(recheck);
  answer({ [TAKE]: () => ({ recheck: waiting.shift() ?? null }) });
  const judge = (id: string) => `POST /api/desk/rechecks/${id}/judge`;
  answer({
    [judge('one')]: () => ({ first: 'insult', same: false }),
    [judge('three')]: () => refused(409, 'conflict'),
  });
  const { user } = show();
  await user.click(takeNext());
  await screen.findByText('About one');
  await user.keyboard('a');
  await screen.findByText('About two');
  expect(screen.getByRole('status').textContent).toBe('First decision: Insult.');
  await user.keyboard('s');
  await screen.findByText('About three');
  expect(screen.getByRole('status').textContent).toBe('Skipped.');
  expect(callsOf(TAKE).at(-1)).toEqual({ skipped: ['two'] });
  await user.keyboard('a');
  expect(await screen.findByText(/can no longer be judged. Nothing waits/)).toBeDefined();
  expect(callsOf(judge('one'))).toEqual([
    {
      decision: { kind: 'text', id: 'text-one', verdict: 'approve', mark: 'mark', renames: false },
    },
  ]);
});

test('shows the agreement in percent, and the differences to senior moderators', async () => {
  answer({
    [DIFFERENCES]: () => ({
      differences: [
        {
          id: 'd',
          kind: 'report',
          itemId: 'item',
          first: 'dismiss',
          firstBy: 'Mo',
          second: 'uphold: disabled, scam',
          secondBy: 'Li',
          at,
        },
      ],
    }),
  });
  show(true, [{ kind: 'photo', waiting: 1, judged: 4, same: 1, sameSide: 3 }]);
  expect(await screen.findByText('25 %')).toBeDefined();
  expect(screen.getByText('75 %')).toBeDefined();
  expect(await screen.findByText('Uphold: disabled, scam, Li')).toBeDefined();
});
