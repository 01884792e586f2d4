import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HandOverNotes } from '#components/desk/conversations/hand-over-notes.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, refused } from './desk-answers.ts';

const NOTE = 'POST /api/desk/conversations/one/notes';
const { answer, callsOf } = desk();

function open() {
  const saved: string[] = [];
  const notes = [{ id: 'n', text: 'Asks about tulips', by: 'Ola', at: Date.now() - 60_000 }];
  const props = { conversationId: 'one', notes, onDone: () => saved.push('saved') };
  return { ...renderPage(<HandOverNotes {...props} />), saved };
}

test('a note for the next operator is saved, below those of earlier ones', async () => {
  const { user, saved } = open();
  answer({ [NOTE]: () => ({ result: 'OK' }) });
  expect(screen.getByRole('listitem').textContent).toMatch(/^Asks about tulipsOla, /);
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Note for the next operator/);
  await user.type(field, 'Be short');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => {
    expect([saved, field.value]).toEqual([['saved'], '']);
  });
  expect(callsOf(NOTE)).toEqual([{ text: 'Be short' }]);
});

test('a refused note stays in its field, with the reason', async () => {
  const { user, saved } = open();
  answer({ [NOTE]: () => refused(422, 'card_data_refused') });
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Note for the next operator/);
  await user.type(field, '4111');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Remove what looks like a card number.')).toBeDefined();
  expect([saved, field.value]).toEqual([[], '4111']);
});
