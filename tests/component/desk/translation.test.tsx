import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { QueueBench } from '#components/desk/queue/queue-bench.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, refused } from './desk-answers.ts';
import { reportItem, textItem } from './queue-items.ts';

const TAKE = 'POST /api/desk/queue/take';
const TRANSLATE = 'POST /api/desk/queue/translate';

const { answer, callsOf } = desk();
afterEach(() => {
  localStorage.clear();
});

async function show(...items: readonly object[]) {
  let left = [...items];
  answer({
    [TAKE]: () => {
      const taken = left;
      left = [];
      return { items: taken };
    },
    'POST /api/desk/queue/release': () => ({ result: 'OK' }),
  });
  const page = renderPage(
    <QueueBench
      lane={undefined}
      brandId={undefined}
      brands={[]}
      onHelp={() => undefined}
      onDecided={() => undefined}
    />,
  );
  await screen.findByRole('button', { name: /Translate/ });
  return page;
}
function translated(text: string, translation: string): void {
  answer({ [TRANSLATE]: () => ({ texts: [{ text, translation }], complete: true }) });
}

test('a text is translated by a key, marked as a machine translation, and hidden by it', async () => {
  const { user } = await show(textItem('one', 'Ciao a tutti'));
  translated('Ciao a tutti', 'Hello everybody');
  await user.keyboard('t');
  const translation = await screen.findByText('Hello everybody');
  expect(translation.lang).toBe('en');
  expect(translation.textContent).toBe('Machine translation: Hello everybody');
  expect(screen.getByText('Ciao a tutti')).toBeDefined();
  expect(screen.getByText(/^Machine translation into English, which can be wrong/)).toBeDefined();
  expect(callsOf(TRANSLATE)).toEqual([{ kind: 'text', id: 'one', to: 'en' }]);
  await user.keyboard('t');
  expect(screen.queryByText('Hello everybody')).toBeNull();
  await user.keyboard('t');
  expect(await screen.findByText('Hello everybody')).toBeDefined();
  expect(callsOf(TRANSLATE)).toHaveLength(1);
});

test('a reported message is translated into the chosen language, which is remembered', async () => {
  const { user } = await show(reportItem('one', 'You are stupid'));
  answer({
    [TRANSLATE]: () => ({
      texts: [{ text: 'You are stupid', translation: 'Eres tonta' }],
      complete: false,
    }),
  });
  await user.selectOptions(screen.getByLabelText('Translate into'), 'es');
  await user.click(screen.getByRole('button', { name: /Translate/ }));
  expect((await screen.findByText('Eres tonta')).lang).toBe('es');
  expect(screen.getByText(/Only a part was translated/)).toBeDefined();
  expect(callsOf(TRANSLATE)).toEqual([{ kind: 'report', id: 'one', to: 'es' }]);
  expect(localStorage.getItem('desk-queue-translation')).toBe('es');
});

test.each([
  ['off', 'The language model does not answer at present.'],
  ['slow', 'The translation took too long.'],
  ['failed', 'The translation failed.'],
])('says that the model is %s, and asks again', async (state, message) => {
  const { user } = await show(textItem('one', 'Ciao a tutti'));
  answer({ [TRANSLATE]: () => refused(503, 'translation_unavailable', { state }) });
  await user.keyboard('t');
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeDefined();
  translated('Ciao a tutti', 'Hello everybody');
  await user.keyboard('t');
  expect(await screen.findByText('Hello everybody')).toBeDefined();
});

test('a late translation is not shown with the next item', async () => {
  const { user } = await show(textItem('one', 'Ciao a tutti'), textItem('two', 'Ciao a tutti'));
  let settle: (texts: object) => void = () => undefined;
  answer({
    [TRANSLATE]: () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  });
  await user.keyboard('t');
  await user.keyboard('a');
  await screen.findAllByText('Member two');
  settle({ texts: [{ text: 'Ciao a tutti', translation: 'Hello everybody' }], complete: true });
  translated('Ciao a tutti', 'Hi all');
  await user.keyboard('t');
  expect(await screen.findByText('Hi all')).toBeDefined();
  expect(screen.queryByText('Hello everybody')).toBeNull();
});
