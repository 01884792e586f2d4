import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfileDetails } from '#components/profile/profile-details.tsx';
import { INTERESTS_MAX } from '#lib/accounts/limits.ts';
import { INTERESTS } from '#components/profile/own/interest-list.ts';
import { answering, callsOf } from '../support/server.ts';
import { profile } from '../support/discovery.ts';
import { renderMember } from '../support/render-member.tsx';
import { entered } from '../accounts/account-answers.ts';
import { openOwnProfile } from './open-own-profile.tsx';

const SAVE = 'PUT /api/users/{trackerId}';

test('the own profile saves what the member looks for, their interests and one answer', async () => {
  const { user, say, save } = openOwnProfile({ interests: ['wine'] }, { brand: 'fuego' });
  answering({
    [SAVE]: { result: 'OK', user: entered(), textState: 'pending' },
  });
  const intents = screen.getByRole('group', {
    name: say('answers.intent.legend'),
  });
  expect(within(intents).getByLabelText(say('answers.intent.unsaid'))).toHaveProperty(
    'checked',
    true,
  );
  await user.click(within(intents).getByLabelText(say('answers.intents.serious')));
  await user.click(screen.getByRole('checkbox', { name: say('answers.list.hiking') }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: say('answers.prompt.question') }),
    'best_meal',
  );
  await user.type(screen.getByRole('textbox', { name: say('answers.prompt.answer') }), 'Paella');
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE)[0]?.body).toEqual({
      datingIntent: 'serious',
      interests: ['wine', 'hiking'],
      profilePrompt: { question: 'best_meal', answer: 'Paella' },
    });
  });
});

test('at the limit of interests only chosen ones can be changed', async () => {
  const { user, say } = openOwnProfile({
    interests: INTERESTS.slice(0, INTERESTS_MAX),
  });
  const group = screen.getByRole('group', {
    name: say('answers.interests.legend'),
  });
  const boxes = within(group).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => checked !== disabled)).toEqual(boxes.map(() => true));
  await user.click(
    within(group).getByRole('checkbox', {
      checked: true,
      name: say('answers.list.beach'),
    }),
  );
  expect(boxes.filter(({ disabled }) => disabled)).toEqual([]);
});

test('a profile shows its answer, interests and intent, and no lines without them', () => {
  const details = (change: Parameters<typeof profile>[1]) => (
    <ProfileDetails profile={profile(0, change)} verifyHref={undefined} />
  );
  const { say, unmount } = renderMember(
    details({
      datingIntent: 'friendship',
      interests: ['yoga'],
      profilePrompt: { question: 'home_is', answer: 'Un chat et du thé' },
    }),
    { brand: 'lumiere' },
  );
  for (const key of ['questions.home_is', 'list.yoga', 'intents.friendship'])
    expect(screen.getByText(say(`answers.${key}`))).not.toBeNull();
  expect(screen.getByText('Un chat et du thé')).not.toBeNull();
  unmount();
  renderMember(details({}), { brand: 'lumiere' });
  expect(screen.queryByText(say('answers.interestsTitle'))).toBeNull();
  expect(screen.queryByText(say('answers.intentTitle'))).toBeNull();
});

test('a profile shows neither hair nor weight, which the wire still has', () => {
  const shown = profile(0, { hair_color: 'coloured', weight: 61, height: 168 });
  const details = <ProfileDetails profile={shown} verifyHref={undefined} />;
  const { say, container } = renderMember(details, { brand: 'spark' });
  expect(screen.getByText(say('profile.height', { cm: 168 }))).not.toBeNull();
  expect(container.querySelectorAll('dt')).toHaveLength(1);
  expect(container.textContent).not.toMatch(/61|coloured/i);
});
