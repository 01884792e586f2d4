import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ProfileDetails } from '#components/profile/profile-details.tsx';
import { answering, callsOf } from '../support/server.ts';
import { profile } from '../support/discovery.ts';
import { renderMember } from '../support/render-member.tsx';
import { entered } from '../accounts/account-answers.ts';
import { openOwnProfile } from './open-own-profile.tsx';

const SAVE = 'PUT /api/users/{trackerId}';

test('the own profile offers languages by their names, and saves the chosen ones', async () => {
  const { user, say, save } = openOwnProfile({ spokenLanguages: ['it', 'uk'] }, { brand: 'fuego' });
  answering({ [SAVE]: { result: 'OK', user: entered(), textState: 'approved' } });
  const group = screen.getByRole('group', { name: say('account.spokenLanguages') });
  const names = [...group.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('italiano').checked, box('alemán').checked]).toEqual([true, false]);
  await user.click(box('alemán'));
  await user.click(box('ucraniano'));
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE)[0]?.body).toEqual({ spokenLanguages: ['de', 'it'] });
  });
});

test('a profile names the languages spoken, and has no line without them', () => {
  const details = (change: Parameters<typeof profile>[1]) => (
    <ProfileDetails profile={profile(0, change)} verifyHref={undefined} />
  );
  const { say, unmount } = renderMember(details({ spokenLanguages: ['it', 'en', 'uk'] }), {
    brand: 'lumiere',
  });
  expect(screen.getByText('italien, anglais et ukrainien')).not.toBeNull();
  unmount();
  renderMember(details({}), { brand: 'lumiere' });
  expect(screen.queryByText(say('profile.fields.spokenLanguages'))).toBeNull();
});
