import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LogTools } from '#components/desk/log/log-tools.tsx';
import { renderPage } from '../support/render.tsx';

const period = { from: '2026-11-23', to: '2026-11-29' };

test('the log is filtered by an action in words', () => {
  renderPage(<LogTools wanted={{}} by={undefined} {...period} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Action');
  expect(field.value).toBe('');
  const names = [...field.options].map(({ text }) => text);
  expect(names).toEqual([
    'All actions',
    ...names.slice(1).sort((a, b) => a.localeCompare(b, 'en')),
  ]);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Replied to a ticket' }).value).toBe(
    'ticket.reply',
  );
});

test('the action of a clicked entry is chosen, and named', () => {
  const action = 'GET /api/desk/members/{trackerId}/mails';
  renderPage(<LogTools wanted={{ action }} by={undefined} {...period} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Action');
  expect([field.value, field.selectedOptions[0]?.text]).toEqual([action, 'Viewed emails']);
  expect(screen.getByText(/^Filtered by/).textContent).toContain('Filtered by Viewed emails.');
});
