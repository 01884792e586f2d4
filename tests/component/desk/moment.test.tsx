import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Moment } from '#components/desk/moment.tsx';

const HOURS_AGO = 3;
const at = new Date(Date.now() - HOURS_AGO * 3_600_000 - 60_000);

test('a time is shown by its distance, and on keyboard focus with its date', async () => {
  render(<Moment at={at} />);
  const time = screen.getByText('3 hours ago');
  expect(time.getAttribute('datetime')).toBe(at.toISOString());
  await userEvent.setup().tab();
  expect(document.activeElement).toBe(time);
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toContain(String(at.getFullYear()));
  expect(time.getAttribute('aria-describedby')).toBe(tip.id);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a deadline shows its date, and the server writes UTC', async () => {
  // Imported from the edge build: the browser's opens a channel that never ends.
  const { renderToString } = await import('react-dom/server.edge');
  render(<Moment at={at} absolute />);
  expect(screen.queryByText('3 hours ago')).toBeNull();
  expect(renderToString(<Moment at={at} />)).toContain('UTC');
});
