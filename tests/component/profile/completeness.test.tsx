import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { OwnPreview } from '#components/profile/own/own-preview.tsx';
import { editId } from '#components/profile/own/completeness-card.tsx';
import { PROFILE_PARTS } from '#lib/accounts/profile/completeness.ts';
import { profile } from '../support/discovery.ts';
import { renderMember } from '../support/render-member.tsx';
import { openOwnProfile } from './open-own-profile.tsx';

const PARTLY = { done: 3, total: 8, next: 'interests' } as const;
const linksOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('links the next best step to its field, and the preview', () => {
  const { say } = openOwnProfile({ completeness: PARTLY }, { brand: 'spark' });
  const name = say('account.completeness.title', { share: PARTLY.done / PARTLY.total });
  const card = screen.getByRole('region', { name });
  expect(linksOf(card)).toEqual(['/profile#edit-interests', '/profile/preview']);
  expect(within(card).getByText(say('account.completeness.next.interests'))).not.toBeNull();
  for (const part of PROFILE_PARTS) expect(document.getElementById(editId(part))).not.toBeNull();
});

test('continues unfinished steps, and advises nothing about a complete profile', () => {
  const unfinished = { completeness: PARTLY, onboardingStep: 'prompt' } as const;
  const { say, unmount } = openOwnProfile(unfinished);
  const name = (share: number) => say('account.completeness.title', { share });
  expect(linksOf(screen.getByRole('region', { name: name(PARTLY.done / PARTLY.total) }))).toEqual([
    '/welcome',
    '/profile/preview',
  ]);
  unmount();
  openOwnProfile();
  expect(linksOf(screen.getByRole('region', { name: name(1) }))).toEqual(['/profile/preview']);
});

test('the preview shows the profile without actions, and what others do not see yet', () => {
  const own = { hiddenBy: 'paused', textState: 'pending', textReason: null } as const;
  const shown = profile(0, { about: 'Mi chiami: •••' });
  const { say } = renderMember(<OwnPreview shown={shown} own={own} prefix="" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna 30');
  expect(screen.getByText('Mi chiami: •••')).not.toBeNull();
  expect(screen.getByText(say('profile.phoneHidden'), { exact: false })).not.toBeNull();
  expect(screen.getByText(say('account.hidden.paused'))).not.toBeNull();
  expect(screen.getByText(say('account.profileText.waiting'))).not.toBeNull();
  for (const key of ['match.like.short', 'profile.write']) {
    expect(screen.queryByText(say(key))).toBeNull();
  }
  expect(screen.queryByRole('button')).toBeNull();
});
