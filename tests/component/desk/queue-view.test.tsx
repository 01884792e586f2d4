import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { QueueView } from '#components/desk/queue/queue-view.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, pending, refused } from './desk-answers.ts';
import { withoutSocket } from './no-socket.ts';
import { textItem } from './queue-items.ts';

const TAKE = 'POST /api/desk/queue/take';
const COUNTS = 'GET /api/desk/queue';
const RELEASE = 'POST /api/desk/queue/release';
const ESCALATE = 'POST /api/desk/queue/escalate';
const brands = [{ id: 'dolcevita', name: 'Dolce Vita' }];
const lanes = [{ lane: 'text', waiting: 2, oldest: null }] as const;

const { answer, callsOf } = desk();
withoutSocket();

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(items: readonly object[], counted: readonly object[] = lanes) {
  let left = [...items];
  answer({
    [COUNTS]: () => ({ most: 200, paused: 0, lanes: counted }),
    [TAKE]: () => {
      const taken = left;
      left = [];
      return { items: taken };
    },
    [RELEASE]: () => ({ result: 'OK' }),
  });
  return renderPage(<QueueView brands={brands} lane={undefined} brandId={undefined} />);
}

test('shows the current item and the counts of the kinds, and releases what it holds when it is left', async () => {
  const { unmount } = show([textItem('one', 'Ciao a tutti'), textItem('two', 'Buongiorno')]);
  expect(await screen.findByText('Ciao a tutti')).toBeDefined();
  expect(screen.queryByText('Buongiorno')).toBeNull();
  expect((await screen.findByRole('link', { name: /^Profile texts/ })).textContent).toContain('2');
  unmount();
  await waitFor(() => {
    expect(callsOf(RELEASE)).toEqual([
      {
        held: [
          { kind: 'text', id: 'one' },
          { kind: 'text', id: 'two' },
        ],
      },
    ]);
  });
});

test('a key decides, the next item follows, and undoing returns the first', async () => {
  const { user } = show([textItem('one', 'Ciao a tutti'), textItem('two', 'Buongiorno')]);
  await screen.findByText('Ciao a tutti');
  const count = () => screen.getByRole('link', { name: /^Profile texts/ }).textContent;
  await waitFor(() => {
    expect(count()).toBe('Profile texts2');
  });
  await user.keyboard('a');
  expect(await screen.findByText('Buongiorno')).toBeDefined();
  // The server counts it until the decision can no longer be undone.
  expect(count()).toBe('Profile texts1');
  await user.keyboard('u');
  expect(await screen.findByText('Ciao a tutti')).toBeDefined();
  expect(count()).toBe('Profile texts2');
});

test('an item is passed on by keys alone: the note has the focus, and Control and Enter send it', async () => {
  const { user } = show([textItem('one', 'Ciao a tutti'), textItem('two', 'Buongiorno')]);
  answer({ [ESCALATE]: () => ({ result: 'OK' }) });
  await screen.findByText('Ciao a tutti');
  await user.keyboard('e');
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /^Note/ }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(callsOf(ESCALATE)).toEqual([]);
  await user.keyboard('Looks under 18{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Buongiorno')).toBeDefined();
  expect(callsOf(ESCALATE)).toEqual([
    expect.objectContaining({ id: 'one', note: 'Looks under 18' }),
  ]);
});

test('what waits in all is counted, without what was passed on', async () => {
  const [text] = lanes;
  show([], [text, { ...text, lane: 'report', waiting: 3 }, { ...text, lane: 'senior' }]);
  expect((await screen.findByRole('link', { name: /^All ?\d/ })).textContent).toBe('All5');
});

test('the next queue loads also when the release of the one before never ends', async () => {
  jest.useFakeTimers();
  try {
    const first = show([textItem('one', 'Ciao a tutti')]);
    await pass(0);
    expect(screen.getByText('Ciao a tutti')).toBeDefined();
    answer({ [RELEASE]: pending });
    first.unmount();
    await pass(0);
    show([textItem('two', 'Buongiorno')]);
    await pass(2_900);
    expect(screen.queryByText('Buongiorno')).toBeNull();
    await pass(200);
    expect(screen.getByText('Buongiorno')).toBeDefined();
  } finally {
    jest.useRealTimers();
  }
});

test('says that the queue is empty', async () => {
  show([]);
  expect(await screen.findByText('Queue empty')).toBeDefined();
});

test('a failure can be tried again', async () => {
  answer({
    [COUNTS]: () => ({ most: 200, paused: 0, lanes: [] }),
    [TAKE]: () => refused(503, 'unavailable'),
    [RELEASE]: () => ({ result: 'OK' }),
  });
  const { user } = renderPage(<QueueView brands={brands} lane={undefined} brandId={undefined} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer({ [TAKE]: () => ({ items: [textItem('one', 'Ciao a tutti')] }) });
  await user.click(retry);
  expect(await screen.findByText('Ciao a tutti')).toBeDefined();
});

test('lists its keys', async () => {
  const { user } = show([]);
  await screen.findByText('Queue empty');
  await user.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
  expect(keys.getByText('T')).toBeDefined();
  expect(keys.getByText('Translate the texts, and hide the translation')).toBeDefined();
});
