import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BrandEditor } from '#components/desk/brands/brand-editor.tsx';
import { navigations } from '../support/navigation.ts';
import { renderPage } from '../support/render.tsx';
import { desk } from './desk-answers.ts';

const { answer, callsOf } = desk();

test.each([
  [true, 'scheduled'],
  [false, 'asked'],
])('settings are published at a time: stored at once %p, as %s', async (scheduled, done) => {
  answer({
    'POST /api/desk/brands/dolcevita/check': () => ({ faults: [] }),
    'POST /api/desk/brands/dolcevita/schedule': () => ({ scheduled }),
  });
  const { user } = renderPage(
    <BrandEditor
      brand={{ id: 'dolcevita', name: 'Dolcevita' }}
      schema={{
        type: 'object',
        properties: { mainstream: { type: 'boolean' } },
        required: ['mainstream'],
      }}
      flows={['7']}
      published={{ mainstream: false }}
      version={3}
      path="/switches/dolcevita"
    />,
  );
  const field = screen.getByLabelText('Broad ad landing page');
  await user.click(field);
  const publish = screen.getByRole('button', { name: 'Publish…' });
  await waitFor(() => {
    expect(publish).toHaveProperty('disabled', false);
  });
  await user.click(publish);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'For the holidays');
  const when = dialog.getByLabelText(/^Publish at/);
  await user.type(when, '2026-12-24T09:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('No changes');
  expect(navigations()).toEqual([{ kind: 'push', href: `/switches/dolcevita?done=${done}` }]);
  expect(callsOf('POST /api/desk/brands/dolcevita/schedule')).toEqual([
    {
      content: { mainstream: true },
      version: 3,
      note: 'For the holidays',
      at: new Date(2026, 11, 24, 9).toISOString(),
    },
  ]);
});
