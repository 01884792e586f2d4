import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { useShowMessage } from '#components/chat/replies/use-show-message.ts';
import type { StoreState } from '#components/chat/state/message-store-options.ts';
import type { ThreadMessage } from '#components/chat/state/types.ts';
import { message } from '#tests/component/support/chat.ts';
import { renderPage } from '#tests/component/support/render.tsx';

type Loaded = Pick<StoreState<ThreadMessage>, 'stored' | 'loading' | 'hasMore'>;

const loads: number[] = [];
const from = (seq: number, more: Partial<Loaded> = {}): Loaded => ({
  stored: [message(seq), message(2000)],
  loading: null,
  hasMore: true,
  ...more,
});

function List({ state }: { state: Loaded }) {
  const box = useRef<HTMLDivElement>(null);
  const show = useShowMessage({ box, state, loadOlder: (limit) => loads.push(limit) });
  return (
    <div ref={box}>
      {state.stored.map(({ seq, msg }) => (
        <p key={seq} data-seq={seq} tabIndex={-1}>
          {msg}
        </p>
      ))}
      <button
        type="button"
        onClick={() => {
          show(300);
        }}
      >
        Show
      </button>
    </div>
  );
}

/** Renders the list, and asks for the message 300. */
async function asked(state: Loaded) {
  loads.length = 0;
  const page = renderPage(<List state={state} />);
  await page.user.click(screen.getByRole('button', { name: 'Show' }));
  const become = (next: Loaded): void => {
    page.redraw(<List state={next} />);
  };
  return { ...page, become };
}

test('history is loaded page by page until the message is there, which then takes the focus', async () => {
  const { become } = await asked(from(500));
  expect(loads).toEqual([100]);
  become(from(500, { loading: 'older' }));
  become(from(400));
  expect(loads).toEqual([100, 100]);
  become(from(300));
  expect(loads).toEqual([100, 100]);
  expect(document.activeElement?.textContent).toBe('Message 300');
});

test('a message waits for the page that is being loaded already', async () => {
  const { become } = await asked(from(500, { loading: 'older' }));
  expect(loads).toEqual([]);
  become(from(400));
  expect(loads).toEqual([100]);
});

test.each([
  ['without more history', from(500, { hasMore: false })],
  ['where it is missing among the loaded ones', from(200)],
])('the member learns that a message is out of reach: %s', async (_, state) => {
  const { say } = await asked(state);
  await screen.findByText(say('chat.reply.tooFar'));
  expect(loads).toEqual([]);
});

test('the member learns that a message is too far back, after ten pages', async () => {
  const { say, become } = await asked(from(1900));
  for (let seq = 1890; seq > 1800; seq -= 10) become(from(seq));
  expect(loads).toHaveLength(10);
  become(from(1800));
  await screen.findByText(say('chat.reply.tooFar'));
  expect(loads).toHaveLength(10);
});
