import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { consentTexts } from '../accounts/account-answers.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { answering, callsOf, refusal } from '../support/server.ts';
import { consentLine, HELD, openSecurity } from './open-security.tsx';

const CHANGE = 'POST /api/consents';
const HISTORY = 'GET /api/consents/history';

async function openConsents(...of: Parameters<typeof openSecurity>) {
  const page = openSecurity(...of);
  const { say } = page;
  const part = page.part('consents');
  await part.findAllByRole('switch');
  await part.findByText('News 1');
  const purpose = (key: string) =>
    part.getByRole<HTMLInputElement>('switch', {
      name: containing(say(`security.consents.purposes.${key}`)),
    });
  return { ...page, consents: part, purpose };
}

test.each(PLACES)(
  'shows on %s (%s) the consents given; only two of the four can be withdrawn here',
  async (brand) => {
    const { say, consents, purpose } = await openConsents({}, {}, brand);
    expect(consents.getAllByRole('switch')).toHaveLength(2);
    expect(purpose('marketing').checked).toBe(false);
    expect(purpose('orientation').checked).toBe(true);
    expect(consents.getAllByText(containing(say('security.consents.partOfContract')))).toHaveLength(
      2,
    );
  },
);

test('gives a consent with the version of the text shown beside it', async () => {
  const { user, say, purpose } = await openConsents();
  answering({
    [CHANGE]: [],
    [HISTORY]: [consentLine('marketing', true, '2026-11-22T10:00:00.000Z'), ...HELD],
  });
  await user.click(purpose('marketing'));
  expect(await screen.findByText(say('security.consents.given'))).not.toBeNull();
  await waitFor(() => {
    expect(purpose('marketing').checked).toBe(true);
  });
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    { purpose: 'marketing', granted: true, language: 'it', readVersion: 1 },
  ]);
});

test('asks before it withdraws the consent that hides the profile, and can leave it', async () => {
  const { user, say, purpose } = await openConsents({}, {}, 'fuego');
  const t = (key: string) => say(`security.consents.orientation.${key}`);
  const ask = async () => {
    await user.click(purpose('orientation'));
    return screen.findByRole('dialog', { name: containing(t('title')) });
  };
  const asked = await ask();
  const [, keepButton] = within(asked).getAllByRole('button', { name: t('keep') });
  if (keepButton) await user.click(keepButton);
  await waitFor(() => {
    expect(asked.isConnected).toBe(false);
  });
  expect(callsOf(CHANGE)).toEqual([]);
  answering({
    [CHANGE]: [],
    [HISTORY]: [consentLine('orientation', false, '2026-11-22T10:00:00.000Z'), ...HELD],
  });
  await user.click(within(await ask()).getByRole('button', { name: t('take') }));
  await waitFor(() => {
    expect(purpose('orientation').checked).toBe(false);
  });
  expect(callsOf(CHANGE)[0]?.body).toMatchObject({ purpose: 'orientation', granted: false });
});

test('refuses a consent whose text changed meanwhile, and shows the new text', async () => {
  const { user, say, consents, purpose } = await openConsents({}, {}, 'spark');
  answering({
    [CHANGE]: refusal(409, 'consent_outdated'),
    'GET /api/consents/texts': consentTexts(2),
  });
  await user.click(purpose('marketing'));
  expect(await screen.findByText(say('errors.consent_outdated'))).not.toBeNull();
  expect(await consents.findByText('News 2')).not.toBeNull();
  expect(purpose('marketing').checked).toBe(false);
});

test('lists the whole history, newest first, each with its text', async () => {
  const newest = consentLine('marketing', true, '2026-11-22T10:00:00.000Z');
  const { say, consents } = await openConsents({
    [HISTORY]: [{ ...newest, source: 'profile', textVersion: 3 }, ...HELD],
  });
  expect(consents.getAllByText(say('security.consents.read'))).toHaveLength(5);
  const [first] = within(
    consents.getByText(say('security.consents.history')).closest('details') ?? document.body,
  ).getAllByRole('listitem', { hidden: true });
  expect(textOf(first)).toContain(say('security.consents.purposes.marketing'));
  expect(textOf(first)).toContain(say('security.consents.sources.profile'));
  expect(textOf(first)).toContain('3');
});
