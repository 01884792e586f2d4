import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PurposeGate } from '#components/desk/purpose-gate.tsx';
import { renderPage } from '../support/render.tsx';

test('the focus stays in the page when a reason is chosen, and when it is changed', async () => {
  const { user } = renderPage(
    <PurposeGate subject="abc">{(purpose) => <p>Shown for {purpose}</p>}</PurposeGate>,
  );
  await user.click(screen.getByRole('button', { name: 'Member request' }));
  expect(screen.getByText('Shown for Member request')).toBeDefined();
  expect(document.activeElement?.textContent).toContain('Reason for access: Member request');
  await user.click(screen.getByRole('button', { name: 'Change reason' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reason for access' }));
});
