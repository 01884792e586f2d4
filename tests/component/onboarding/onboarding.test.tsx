import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Onboarding } from '#components/onboarding/onboarding.tsx';
import { STEPS } from '#components/onboarding/steps.ts';
import type { OnboardingStep } from '#lib/db/generated/enums.ts';
import { entered } from '../accounts/account-answers.ts';
import { navigations } from '../support/navigation.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';

const MOVE = 'POST /api/users/onboarding';
const SAVE = 'PUT /api/users/{trackerId}';
const UNSAID = { username: '', datingIntent: null } as const;
const saved = { result: 'OK', user: entered(), textState: 'pending' } as const;

function open(firstStep: OnboardingStep, username = '') {
  answering({
    [MOVE]: ({ body }) => ({ result: 'OK', onboardingStep: body.step }),
    [SAVE]: saved,
    'GET /api/users/photos/{trackerId}': { photos: [], most: 6, selfReviewSeconds: null },
  });
  const page = renderMember(
    <Onboarding
      trackerId={OWN_ID}
      firstStep={firstStep}
      saved={{ ...UNSAID, interests: [], profilePrompts: [], username }}
      onwardHref="/es/"
    />,
    { brand: 'fuego', path: '/welcome', user: { delay: null } },
  );
  const { user, say } = page;
  const heading = (step: OnboardingStep) =>
    screen.findByRole('heading', { level: 1, name: say(`onboarding.${step}.title`) });
  const press = (key: string) =>
    user.click(screen.getByRole('button', { name: say(`onboarding.${key}`) }));
  return { ...page, heading, press };
}

const moves = () => callsOf(MOVE).map(({ body }) => (body as { step: unknown }).step);

test('the name is saved by Enter, and the next heading takes the focus', async () => {
  const { user, say, heading } = open('name');
  expect(screen.getByText(say('onboarding.progress', { step: 1, steps: 5 }))).not.toBeNull();
  expect(screen.queryByRole('button', { name: say('onboarding.back') })).toBeNull();
  await user.type(screen.getByLabelText(say('onboarding.name.label')), 'Lucía{Enter}');
  const photo = await heading('photo');
  await waitFor(() => {
    expect(document.activeElement).toBe(photo);
  });
  expect(callsOf(SAVE).map(({ body }) => body)).toEqual([{ username: 'Lucía' }]);
  expect(moves()).toEqual(['photo']);
});

test('each step is skipped without a save, and the last one leads to the first people', async () => {
  const { press, heading } = open('name');
  for (const step of STEPS) {
    await heading(step);
    await press('skip');
  }
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/es/' }]);
  });
  expect(moves()).toEqual([...STEPS.slice(1), null]);
  expect(callsOf(SAVE)).toEqual([]);
});

test('going back shows the saved answer, and drops an unsaved one', async () => {
  const { user, say, press, heading } = open('intent');
  const serious = () =>
    screen.getByRole<HTMLInputElement>('radio', { name: say('answers.intents.serious') });
  await user.click(serious());
  await press('next');
  await heading('interests');
  await user.click(screen.getByRole('checkbox', { name: say('answers.list.wine') }));
  await press('back');
  await heading('intent');
  expect(serious().checked).toBe(true);
  await press('next');
  await heading('interests');
  const wine = screen.getByRole<HTMLInputElement>('checkbox', { name: say('answers.list.wine') });
  expect(wine.checked).toBe(false);
  expect(callsOf(SAVE).map(({ body }) => body)).toEqual([{ datingIntent: 'serious' }]);
  expect(moves()).toEqual(['interests', 'intent', 'interests']);
});

test('a name that is too short is marked and not sent; one that the server refuses stays', async () => {
  const { user, say, press, heading } = open('name');
  const name = screen.getByLabelText<HTMLInputElement>(say('onboarding.name.label'));
  await user.type(name, 'L');
  await press('next');
  expect(screen.getByText(say('errors.username_refused'))).not.toBeNull();
  expect(callsOf(SAVE)).toEqual([]);
  const fields = [{ path: 'username', code: 'username_refused' }];
  answering({ [SAVE]: refusal(422, 'username_refused', { fields }) });
  await user.type(name, ' ');
  expect(screen.queryByText(say('errors.username_refused'))).toBeNull();
  await user.type(name, 'www.x.es');
  await press('next');
  await screen.findByText(say('errors.username_refused'));
  await heading('name');
  expect(name.value).toBe('L www.x.es');
  expect(moves()).toEqual([]);
});

test('without a connection the step stays with its answer, and can be sent again', async () => {
  const { user, say, press, heading } = open('prompt', 'Lucía');
  await user.selectOptions(
    screen.getByRole('combobox', { name: say('answers.prompt.question') }),
    'home_is',
  );
  const answer = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: say('answers.prompt.answer'),
  });
  await user.type(answer, 'El mar');
  answering({ [SAVE]: OFFLINE });
  await press('finish');
  await waitFor(() => {
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      say('errors.offline'),
    );
  });
  await heading('prompt');
  expect([answer.value, moves()]).toEqual(['El mar', []]);
  answering({ [SAVE]: saved });
  await press('finish');
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/es/' }]);
  });
  expect(moves()).toEqual([null]);
});

test('leaving is a plain link that needs no call', () => {
  const { say } = open('interests');
  const leave = screen.getByRole<HTMLAnchorElement>('link', { name: say('onboarding.leave') });
  expect(leave.getAttribute('href')).toBe('/es/');
  expect(moves()).toEqual([]);
});
