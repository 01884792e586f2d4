import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { found, profile } from '#tests/component/support/discovery.ts';
import { renderFind } from './render-find.tsx';

const PREVIEW = { modaleToChat: true, modaleToProfilo: true };

test('says in the preview what was verified of a member, and when', async () => {
  const verified = profile(0, { photoCheckedAt: '2026-11-02T09:00:00.000Z' });
  const shown = found({ profiles: [verified, profile(1)] });
  const { say, user } = renderFind({ preview: PREVIEW, found: shown }, {}, { locale: 'en' });
  const opened = async (name: string) => {
    await user.click(screen.getByRole('link', { name: new RegExp(name) }));
    return within(await screen.findByRole('dialog', { name: new RegExp(name) }));
  };
  const anna = await opened('Anna, 30');
  anna.getByText(say('profile.checkedPhoto.long', { date: 'November 2026' }));
  await user.keyboard('{Escape}');
  const bice = await opened('Bice, 31');
  expect(bice.queryByText(/verified/)).toBeNull();
});
