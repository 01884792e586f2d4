import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfileDetails } from '#components/profile/profile-details.tsx';
import { INTERESTS_MAX, PROFILE_TEXT_MAX_LENGTHS, PROMPTS_MAX } from '#lib/accounts/limits.ts';
import { INTERESTS } from '#components/profile/own/interest-list.ts';
import { answering, callsOf } from '../support/server.ts';
import { profile } from '../support/discovery.ts';
import { renderMember } from '../support/render-member.tsx';
import { entered } from '../accounts/account-answers.ts';
import { openOwnProfile } from './open-own-profile.tsx';
import { fill } from '../support/fill.ts';

const SAVE = 'PUT /api/users/{trackerId}';

type Say = ReturnType<typeof openOwnProfile>['say'];

function slot(say: Say, number: number) {
  const name = say('answers.prompt.number', { number, promptsMax: PROMPTS_MAX });
  return within(screen.getByRole('group', { name }));
}

test('the own profile saves what the member looks for, their interests and their answers', async () => {
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
  const answer = async (number: number, question: string, text: string) => {
    const named = { name: say('answers.prompt.question') };
    await user.selectOptions(slot(say, number).getByRole('combobox', named), question);
    const box = slot(say, number).getByRole('textbox', { name: say('answers.prompt.answer') });
    await user.type(box, text);
  };
  await answer(1, 'best_meal', 'Paella');
  await answer(2, 'home_is', 'El mar');
  // A question that is answered is not offered again.
  expect(slot(say, 3).queryByRole('option', { name: say('answers.questions.home_is') })).toBeNull();
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE)[0]?.body).toEqual({
      datingIntent: 'serious',
      interests: ['wine', 'hiking'],
      profilePrompts: [
        { question: 'best_meal', answer: 'Paella' },
        { question: 'home_is', answer: 'El mar' },
      ],
    });
  });
});

test('an answer that is too long is marked where it is, and removing its question saves without it', async () => {
  const short = { question: 'best_meal', answer: 'Pizza' } as const;
  const long = {
    question: 'home_is',
    answer: 'x'.repeat(PROFILE_TEXT_MAX_LENGTHS.profilePrompts),
  } as const;
  const { user, say, save } = openOwnProfile({ profilePrompts: [short, long] });
  answering({ [SAVE]: { result: 'OK', user: entered(), textState: 'pending' } });
  const [first, second] = [slot(say, 1), slot(say, 2)];
  const textbox = { name: say('answers.prompt.answer') };
  await user.type(second.getByRole('textbox', textbox), 'y');
  await user.click(save);
  expect(second.getByRole('textbox', textbox).getAttribute('aria-invalid')).toBe('true');
  expect(first.getByRole('textbox', textbox).getAttribute('aria-invalid')).not.toBe('true');
  const question = second.getByRole('combobox', { name: say('answers.prompt.question') });
  await user.selectOptions(question, '');
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE).at(-1)?.body).toEqual({ profilePrompts: [short] });
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

test('a profile shows its answers, interests and intent, and no lines without them', () => {
  const details = (change: Parameters<typeof profile>[1]) => (
    <ProfileDetails profile={profile(0, change)} verifyHref={undefined} />
  );
  const { say, unmount } = renderMember(
    details({
      datingIntent: 'friendship',
      interests: ['yoga'],
      profilePrompts: [
        { question: 'home_is', answer: 'Un chat et du thé' },
        { question: 'season_mine', answer: 'L’automne' },
      ],
    }),
    { brand: 'lumiere' },
  );
  for (const key of [
    'questions.home_is',
    'questions.season_mine',
    'list.yoga',
    'intents.friendship',
  ])
    expect(screen.getByText(say(`answers.${key}`))).not.toBeNull();
  expect(screen.getByText('Un chat et du thé')).not.toBeNull();
  unmount();
  const answered = [{ question: 'home_is', answer: 'Un chat et du thé' }] as const;
  const unsaid = renderMember(details({ about: '', profilePrompts: answered }), {
    brand: 'lumiere',
  });
  expect(screen.queryByText(say('profile.noAbout'))).toBeNull();
  unsaid.unmount();
  renderMember(details({ about: '' }), { brand: 'lumiere' });
  screen.getByText(say('profile.noAbout'));
  expect(screen.queryByText(say('answers.interestsTitle'))).toBeNull();
  expect(screen.queryByText(say('answers.intentTitle'))).toBeNull();
});

test('a profile shows neither hair nor weight, which the wire still has', () => {
  const shown = profile(0, { hair_color: 'coloured', weight: 61, height: 168 });
  const details = <ProfileDetails profile={shown} verifyHref={undefined} />;
  const { say, container } = renderMember(details, { brand: 'spark' });
  expect(screen.getByText(say('answers.height', { cm: 168 }))).not.toBeNull();
  expect(container.querySelectorAll('dt')).toHaveLength(1);
  expect(container.textContent).not.toMatch(/61|coloured/i);
});

test('the own profile saves facts of a life, and removes one that is no longer said', async () => {
  const { user, say, save } = openOwnProfile({ smoking: 'sometimes' });
  answering({ [SAVE]: { result: 'OK', user: entered(), textState: 'pending' } });
  const field = (name: string) => screen.getByLabelText(say(`answers.facts.${name}`));
  await fill(user, field('work'), 'In panetteria');
  await user.selectOptions(field('children'), 'want');
  await user.selectOptions(field('smoking'), '');
  await user.selectOptions(field('height'), '171');
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE)[0]?.body).toEqual({
      work: 'In panetteria',
      children: 'want',
      smoking: null,
      height: 171,
    });
  });
});

test('a profile shows its facts, and marks the interests in common', () => {
  const shown = profile(0, {
    work: 'In panetteria',
    children: 'have',
    interests: ['wine', 'yoga'],
    sharedInterests: ['yoga'],
  });
  const { say } = renderMember(<ProfileDetails profile={shown} verifyHref={undefined} />, {
    brand: 'dolcevita',
  });
  expect(screen.getByText('In panetteria')).not.toBeNull();
  expect(screen.getByText(say('answers.children.have'))).not.toBeNull();
  const marked = screen.getAllByText(say('answers.shared.mark'));
  expect(marked.map((mark) => mark.closest('li')?.textContent)).toEqual([
    expect.stringContaining(say('answers.list.yoga')),
  ]);
});
