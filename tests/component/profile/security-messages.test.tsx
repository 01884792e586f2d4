import { expect, test } from '@jest/globals';
import { OWN_ID } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '../support/server.ts';
import { openSecurity } from './open-security.tsx';

const READ = 'GET /api/users/messagePeriod';
const CHOOSE = 'POST /api/users/messagePeriod';

function open(longest: 12 | 24 | null = null, months: 12 | 24 | null = null) {
  const page = openSecurity({ [READ]: { months, longest } });
  const t = (key: string, values?: Record<string, number>) =>
    page.say(`security.messages.${key}`, values);
  return { ...page, t, messages: page.part('messages') };
}

test('20: what the choice means is said above it', async () => {
  const { t, messages } = open();
  const choice = await messages.findByRole('group', { name: t('legend') });
  for (const key of ['yours', 'theirs', 'hosted', 'reports']) {
    const said = messages.getByText(t(key));
    expect(said.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(messages.getByRole('radio', { name: t('account'), checked: true })).not.toBeNull();
  expect(messages.queryByRole('button', { name: t('save') })).toBeNull();
});

test('20: a period is saved by its button, not by the choice alone', async () => {
  const { user, t, messages } = open();
  await user.click(await messages.findByRole('radio', { name: t('months', { months: 24 }) }));
  expect(callsOf(CHOOSE)).toEqual([]);
  answering({ [CHOOSE]: { months: 24, longest: null } });
  await user.click(messages.getByRole('button', { name: t('save') }));
  expect(await messages.findByText(t('saved'))).not.toBeNull();
  expect(callsOf(CHOOSE)[0]?.body).toEqual({ months: 24, clickid: OWN_ID });
  expect(messages.queryByRole('button', { name: t('save') })).toBeNull();
});

test('20: a failed call leaves the choice to be saved again', async () => {
  const { user, t, messages } = open();
  await user.click(await messages.findByRole('radio', { name: t('months', { months: 12 }) }));
  answering({ [CHOOSE]: OFFLINE });
  await user.click(messages.getByRole('button', { name: t('save') }));
  expect((await messages.findByRole('alert')).textContent).not.toBe('');
  expect(messages.getByRole('button', { name: t('save') })).not.toBeNull();
});

test('20: a brand’s longest period that is shorter than the chosen one is the one that applies', async () => {
  const { t, messages } = open(12, 24);
  const name = t('months', { months: 12 });
  expect(await messages.findByRole('radio', { name, checked: true })).not.toBeNull();
  expect(messages.queryByRole('button', { name: t('save') })).toBeNull();
});

test('20: a brand’s longest period is said, and no longer one is offered', async () => {
  const { t, messages } = open(12);
  expect(await messages.findByText(t('longest', { months: 12 }))).not.toBeNull();
  expect(messages.getAllByRole('radio')).toHaveLength(1);
  expect(
    messages.getByRole('radio', { name: t('months', { months: 12 }), checked: true }),
  ).not.toBeNull();
});
