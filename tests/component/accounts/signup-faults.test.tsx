import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answering, callsOf, refusal } from '../support/server.ts';
import { consentTexts } from './account-answers.ts';
import { descriptionOf } from './described.ts';
import { consentBoxes, fillSignup } from './fill-signup.ts';
import { openSignup, PLACES } from './open-signup.tsx';
import { fill } from '../support/fill.ts';

const place = (say: (key: string) => string) =>
  screen.getByRole('combobox', { name: say('accounts.place.label') });

test('ticks no consent before the visitor does', async () => {
  const boxes = await consentBoxes(openSignup());
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
});

test.each(PLACES)(
  'names each fault at its own field on %s (%s), focuses the first and sends nothing',
  async (brand, language) => {
    const { user, say, submit, label } = openSignup(brand, language);
    const boxes = await consentBoxes({ say });
    await user.click(submit);
    const radios = (group: string) =>
      screen.getByRole('group', { name: say(`accounts.signup.${group}`) });
    const faults: readonly (readonly [Element | undefined, string])[] = [
      [label('email'), 'email_malformed'],
      [label('password'), 'password_missing'],
      [label('birthDate'), 'age_refused'],
      [place(say), 'place_unknown'],
      [radios('gender'), 'gender_missing'],
      [radios('seeking'), 'seeking_missing'],
      [boxes[0], 'consent_missing'],
      [boxes[1], 'consent_missing'],
      [boxes[3], 'consent_missing'],
    ];
    for (const [field, code] of faults) {
      expect(descriptionOf(field)).toContain(say(`errors.${code}`));
    }
    expect(descriptionOf(boxes[2])).toBe('');
    await waitFor(() => {
      expect(document.activeElement).toBe(label('email'));
    });
    expect(callsOf('POST /api/users/register')).toEqual([]);
  },
);

test('logs the refused fields and their codes in the order of the form, and nothing that was typed', async () => {
  const { user, say, submit, label } = openSignup();
  await consentBoxes({ say });
  await user.type(label('email'), 'nina@');
  await user.click(submit);
  expect(callsOf('POST /api/log/client').map(({ body }) => body)).toEqual([
    {
      subject: 'validation signup',
      logText:
        'email:email_malformed password:password_missing birthDate:age_refused region:place_unknown ' +
        'gender:gender_missing seeking:seeking_missing terms1:consent_missing ' +
        'terms2:consent_missing terms4:consent_missing',
    },
  ]);
});

test('checks a field when it is left for another one, and removes its error while it is corrected', async () => {
  const page = openSignup('lumiere', 'fr');
  const { user, say, label } = page;
  await consentBoxes(page);
  const malformed = say('errors.email_malformed');
  await user.type(label('email'), 'nina@');
  expect(screen.queryByText(malformed)).toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(label('password'));
  expect(descriptionOf(label('email'))).toContain(malformed);
  expect(descriptionOf(label('password'))).not.toContain(say('errors.password_missing'));
  await user.type(label('email'), 'e');
  expect(screen.queryByText(malformed)).toBeNull();
  // A press on a box or a button checks nothing: an error would move it from under the pointer.
  const [terms] = await consentBoxes(page);
  if (terms) await user.click(terms);
  expect(terms?.checked).toBe(true);
  expect(screen.queryByText(malformed)).toBeNull();
});

test('keeps what the server said about a field that is left unchanged', async () => {
  const page = openSignup();
  const { user, say, submit, label } = page;
  await fillSignup(page);
  const fields = [{ path: 'email', code: 'email_refused' }];
  answering({ 'POST /api/users/register': refusal(422, 'email_refused', { fields }) });
  await user.click(submit);
  await screen.findByText(say('errors.email_refused'));
  await user.click(label('email'));
  await user.click(label('password'));
  expect(descriptionOf(label('email'))).toContain(say('errors.email_refused'));
  await user.type(label('email'), 'x');
  expect(screen.queryByText(say('errors.email_refused'))).toBeNull();
});

test('removes each error once its field is changed, after the first try', async () => {
  const page = openSignup('fuego', 'es');
  const { user, say, submit, label } = page;
  await consentBoxes(page);
  await user.type(label('email'), 'nina@');
  expect(screen.queryByText(say('errors.email_malformed'))).toBeNull();
  await user.click(submit);
  expect(screen.getByText(say('errors.email_malformed'))).not.toBeNull();
  await fill(user, label('email'), 'example.test');
  expect(screen.queryByText(say('errors.email_malformed'))).toBeNull();
  await user.type(label('password'), 'short');
  expect(screen.queryByText(say('errors.password_missing'))).toBeNull();
  expect(descriptionOf(label('password'))).not.toContain(say('errors.password_weak'));
  await user.click(label('email'));
  expect(descriptionOf(label('password'))).toContain(say('errors.password_weak'));
  await fill(user, label('password'), ' no more');
  expect(descriptionOf(label('password'))).not.toContain(say('errors.password_weak'));
  await user.clear(label('email'));
  await user.clear(label('password'));
  await fillSignup(page);
  for (const code of ['place_unknown', 'consent_missing', 'gender_missing', 'age_refused']) {
    expect(screen.queryByText(say(`errors.${code}`))).toBeNull();
  }
});

test('refuses a place that was typed but not selected', async () => {
  const page = openSignup('lumiere', 'fr');
  const { user, say, submit } = page;
  await fillSignup(page);
  await user.type(place(say), 'x');
  await user.click(submit);
  expect(descriptionOf(place(say))).toContain(say('errors.place_unknown'));
  expect(callsOf('POST /api/users/register')).toEqual([]);
});

test('shows and hides what is typed as the password', async () => {
  const { user, say, label } = openSignup();
  await fill(user, label('password'), 'granita al limone');
  expect(label('password').getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: say('accounts.passwordField.show') }));
  expect(label('password').getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: say('accounts.passwordField.hide') }));
  expect(label('password').getAttribute('type')).toBe('password');
});

test('says that the consent texts failed to load, and shows no checkbox without its text', async () => {
  const { say } = openSignup('spark', 'en', '/signup', {
    'GET /api/consents/texts': refusal(503, 'unavailable'),
  });
  expect(await screen.findByText(say('accounts.signup.consentsFailed'))).not.toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('shows a consent text that changed meanwhile with an empty checkbox, and says why', async () => {
  const page = openSignup();
  const { user, say, submit } = page;
  await fillSignup(page);
  answering({
    'GET /api/consents/texts': consentTexts(2),
    'POST /api/users/register': refusal(422, 'input_invalid', {
      fields: [{ path: 'terms2', code: 'consent_outdated' }],
    }),
  });
  await user.click(submit);
  expect(await screen.findByText(say('errors.consent_outdated'))).not.toBeNull();
  await screen.findByText('Orientation 2');
  const boxes = await consentBoxes(page);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(callsOf('POST /api/users/register')[0]?.body.readVersions).toEqual({
    terms1: 1,
    terms2: 1,
    terms3: 0,
    terms4: 1,
  });
});
