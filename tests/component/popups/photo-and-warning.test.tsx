import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { MemberWarnings } from '#components/popups/member-warnings.tsx';
import type { Warning } from '#components/safety/warning.ts';
import { stepsOf } from '#tests/component/payments/dom.ts';
import { BRANDS } from '#tests/component/payments/offers.ts';
import { textOf } from '#tests/component/support/element.ts';
import { credits, renderMember } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import { dialog, expectNoDialog, renderHost } from './open-popups.tsx';

describe('the proposal of a photo', () => {
  test.each(BRANDS)('can be postponed on %s', async (brand) => {
    const { open, say, user } = renderHost({ brand });
    await open({ kind: 'photo' });
    const shown = await dialog(say('photos.popup.title'));
    expect(textOf(shown)).toContain(say('photos.popup.text'));
    expect(stepsOf(shown).slice(-2)).toEqual([
      [say('photos.popup.upload'), null],
      [say('photos.popup.later'), null],
    ]);
    await user.click(screen.getByRole('button', { name: say('photos.popup.later') }));
    await expectNoDialog();
  });

  test('refuses a picture that is too large before anything is sent', async () => {
    const { open, say, user } = renderHost({ brand: 'spark' });
    await open({ kind: 'photo' });
    await dialog(say('photos.popup.title'));
    const chooser = screen.getByLabelText(say('photos.add'));
    const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.jpg', { type: 'image/jpeg' });
    await user.upload(chooser, huge);
    await screen.findByText(say('errors.photo_too_large'));
    screen.getByRole('button', { name: say('photos.popup.later') });
  });
});

describe('a staff warning', () => {
  const warning = (id: string, change: Partial<Warning> = {}): Warning => ({
    id,
    reason: 'scam',
    details: '',
    at: '2026-11-21T10:00:00.000Z',
    seenAt: null,
    ...change,
  });
  const READ = 'POST /api/users/warnings/{id}/read';
  const LIST = 'GET /api/users/warnings';

  const open = (
    first: readonly Warning[],
    brand: 'dolcevita' | 'fuego' | 'lumiere' | 'spark' = 'dolcevita',
  ) => renderMember(<MemberWarnings first={first} />, { brand, path: '/find' });

  test.each(BRANDS)('says on %s why, what was added, and how to object', async (brand) => {
    const { say } = open([warning('w1', { details: 'Niente annunci' })], brand);
    const shown = await dialog(say('popups.warning.title'));
    const text = textOf(shown);
    for (const part of ['text', 'because', 'why.scam', 'added', 'how', 'stored']) {
      expect(text).toContain(say(`popups.warning.${part}`));
    }
    expect(text).toContain('Niente annunci');
    expect(stepsOf(shown).slice(-2)).toEqual([
      [say('popups.warning.read'), null],
      [say('popups.warning.object'), '/contactUs'],
    ]);
  });

  test('closes once it is stored as read, and the next one opens', async () => {
    answering({ [READ]: { success: true } as never });
    const { say, user } = open([warning('new'), warning('old', { reason: 'harassment' })], 'fuego');
    await screen.findByText(say('popups.warning.why.harassment'));
    await user.click(screen.getByRole('button', { name: say('popups.warning.read') }));
    await screen.findByText(say('popups.warning.why.scam'));
    await user.click(screen.getByRole('button', { name: say('popups.warning.read') }));
    await expectNoDialog();
    expect(callsOf(READ).map(({ params }) => params['id'])).toEqual(['old', 'new']);
  });

  test('stays when the read mark failed, and says why', async () => {
    answering({ [READ]: OFFLINE });
    const { say, user } = open([warning('w1')], 'spark');
    await user.click(await screen.findByRole('button', { name: say('popups.warning.read') }));
    await screen.findByText(say('errors.offline'));
    screen.getByRole('dialog', { name: say('popups.warning.title') });
  });

  test('is shown when it came while disconnected, but not when it was read before', async () => {
    answering({
      [LIST]: [warning('later')] as never,
      'GET /api/get/all/{trackerId}': { unreadMessages: 0, newNotifications: 0 } as never,
      'GET /api/get/credits/{trackerId}': { remainingCredits: credits(), entries: [] },
    });
    const seenAt = '2026-11-21T11:00:00.000Z' as never;
    const { say, socket } = open([warning('w1', { seenAt })], 'lumiere');
    await waitFor(() => {
      expect(socket.connected).toBe(true);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await socket.drop();
    await socket.comeBack();
    await dialog(say('popups.warning.title'));
    expect(callsOf(LIST)).toHaveLength(1);
  });
});
