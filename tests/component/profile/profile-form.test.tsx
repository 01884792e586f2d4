import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { entered } from '../accounts/account-answers.ts';
import { descriptionOf } from '../accounts/described.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { navigations } from '../support/navigation.ts';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { openOwnProfile } from './open-own-profile.tsx';
import { fill } from '../support/fill.ts';

const SAVE = 'PUT /api/users/{trackerId}';
const SAVED: AnswerOf<Contracts[typeof SAVE]> = {
  result: 'OK',
  user: entered(),
  textState: 'pending',
};

test('starts as saved: nothing to save, and a read-only address', () => {
  const { say, label, save } = openOwnProfile();
  expect(save.disabled).toBe(true);
  expect(screen.getByText(say('account.allSaved'))).not.toBeNull();
  expect(label('email').readOnly).toBe(true);
  expect(label('email').value).toBe('nina@example.test');
});

test('offers the ages from 18 to 98, and a stored age beyond them', () => {
  const { label } = openOwnProfile({ age: 101 });
  const ages = within(label('age')).getAllByRole('option').map(textOf);
  expect([ages[0], ages.at(-2), ages.at(-1)]).toEqual(['18', '98', '101']);
  expect(label('age').value).toBe('101');
});

test.each(PLACES)(
  'shows on %s (%s) the error beside each field, and focuses the first',
  async (brand) => {
    const { user, say, label, save } = openOwnProfile({}, { brand });
    const name = label('username');
    await user.clear(name);
    await user.type(name, 'x');
    await user.click(save);
    expect(descriptionOf(name)).toContain(say('errors.username_refused'));
    await waitFor(() => {
      expect(document.activeElement).toBe(name);
    });
    fireEvent.change(label('about'), { target: { value: 'x'.repeat(1_501) } });
    expect(descriptionOf(label('about'))).toContain(say('errors.text_too_long', { limit: 1_500 }));
    fireEvent.change(label('lookingFor'), { target: { value: '👨‍👩‍👧'.repeat(1_500) } });
    expect(descriptionOf(label('lookingFor'))).not.toContain(
      say('errors.text_too_long', { limit: 1_500 }),
    );
    await user.clear(name);
    await fill(user, name, 'Nina Álvarez Œuvre');
    expect(descriptionOf(name)).not.toContain(say('errors.username_refused'));
    expect(callsOf(SAVE)).toEqual([]);
  },
);

test('counts visible characters, in the text and for screen readers', () => {
  const { say, label } = openOwnProfile();
  fireEvent.change(label('about'), { target: { value: 'ciao 👨‍👩‍👧' } });
  const counterLabel = say('account.count', { count: 6, longest: 1_500 });
  expect(descriptionOf(label('about'))).toContain(`6/1500${counterLabel}`);
});

test('sends only the changes, says that they are saved and refreshes the page', async () => {
  const { user, say, label, save } = openOwnProfile();
  await fill(user, label('about'), 'Vado al mare');
  await user.selectOptions(label('age'), '18');
  await user.type(label('surname'), 'Prova');
  await fill(user, label('phone'), '+39 333 123 4567');
  expect(screen.getByText(say('account.unsaved'))).not.toBeNull();
  const answer = Promise.withResolvers<typeof SAVED>();
  answering({ [SAVE]: () => answer.promise });
  await user.click(save);
  expect(save.getAttribute('aria-busy')).toBe('true');
  answer.resolve(SAVED);
  expect(await screen.findByText(say('account.titolo_ok'))).not.toBeNull();
  expect(callsOf(SAVE).map(({ body }) => body)).toEqual([
    { about: 'Vado al mare', age: 18, surname: 'Prova', phone: '+39 333 123 4567' },
  ]);
  expect(screen.getByText(say('account.allSaved'))).not.toBeNull();
  expect(save.disabled).toBe(true);
  expect(navigations()).toEqual([{ kind: 'refresh', href: '/profile' }]);
});

test('ignores a place that was typed but not selected, and sends a selected one', async () => {
  const { user, say, save } = openOwnProfile({}, { brand: 'fuego' });
  answering({ [SAVE]: SAVED });
  const place = screen.getByRole('combobox', { name: say('accounts.place.label') });
  expect((place as HTMLInputElement).value).toBe('Bologna');
  await user.clear(place);
  await user.type(place, 'xy{Escape}');
  await user.click(save);
  expect(descriptionOf(place)).toContain(say('errors.place_unknown'));
  expect(callsOf(SAVE)).toEqual([]);
  await user.clear(place);
  await user.type(place, 'bolz');
  await user.click(await screen.findByRole('option', { name: /Bolzano/ }));
  expect(descriptionOf(place)).not.toContain(say('errors.place_unknown'));
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE)[0]?.body).toEqual({
      city: 'Bolzano',
      region: 'Trentino-Alto Adige',
      province: 'BZ',
    });
  });
});

test('changes with whom a nonbinary person is shown, and hides the question for others', async () => {
  const { user, say, save } = openOwnProfile({ gender: 'nonbinary', seeking: 'everyone' });
  answering({ [SAVE]: SAVED });
  const legend = say('account.shownWith');
  await user.click(
    within(screen.getByRole('group', { name: legend })).getByRole('radio', {
      name: say('account.toMen'),
    }),
  );
  await user.click(save);
  await waitFor(() => {
    expect(callsOf(SAVE)[0]?.body).toEqual({ shownWith: 'man' });
  });
  await user.click(
    within(screen.getByRole('group', { name: say('account.gender') })).getByRole('radio', {
      name: say('account.iAmWoman'),
    }),
  );
  expect(screen.queryByRole('group', { name: legend })).toBeNull();
});

test('reloads the page after a change of the gender sought, and says then that it was saved', async () => {
  const { user, say, save, unmount } = openOwnProfile();
  answering({ [SAVE]: SAVED });
  const seeking = screen.getByRole('group', { name: say('account.seeking') });
  await user.click(within(seeking).getByRole('radio', { name: say('account.aWoman') }));
  await user.click(save);
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'reload', href: '/profile' }]);
  });
  expect(callsOf(SAVE)[0]?.body).toEqual({ seeking: 'woman' });
  unmount();
  const again = openOwnProfile({ seeking: 'woman' });
  expect(await screen.findByText(say('account.titolo_ok'))).not.toBeNull();
  expect(again.save.disabled).toBe(true);
});

test.each([
  ['username', 'username', 'username_refused'],
  ['phone', 'telefono', 'phone_refused'],
  ['about', 'descrizione', 'text_too_long'],
] as const)(
  'says at the field %s that the server refused it, and keeps it unsaved',
  async (field, path, code) => {
    const { user, say, label, save } = openOwnProfile({}, { brand: 'lumiere' });
    await user.type(label(field), 'x');
    answering({ [SAVE]: refusal(422, 'input_invalid', { fields: [{ path, code }] }) });
    await user.click(save);
    await waitFor(() => {
      expect(descriptionOf(label(field))).toContain(say(`errors.${code}`, { limit: 1_500 }));
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(label(field));
    });
    expect(screen.getByText(say('account.unsaved'))).not.toBeNull();
  },
);

test.each([
  ['offline', OFFLINE],
  ['card_data_refused', refusal(422, 'card_data_refused')],
  ['too_many_requests', refusal(429, 'too_many_requests')],
] as const)(
  'says above the button why nothing was saved (%s), and saves at another press',
  async (code, answer) => {
    const { user, say, label, save } = openOwnProfile({}, { brand: 'spark' });
    await user.type(label('about'), 'Sea');
    answering({ [SAVE]: answer });
    await user.click(save);
    await waitFor(() => {
      expect(screen.getAllByRole('alert').map(textOf)).toContain(say(`errors.${code}`));
    });
    expect(label('about').value).toBe('Sea');
    answering({ [SAVE]: SAVED });
    await user.click(save);
    expect(await screen.findByText(say('account.titolo_ok'))).not.toBeNull();
  },
);

test('says at the address that it belongs to another account, and saves nothing', async () => {
  const { user, say, label, save } = openOwnProfile();
  await user.type(label('about'), 'Mare');
  answering({ [SAVE]: { ...SAVED, result: false } });
  await user.click(save);
  expect(await screen.findByText(say('account.emailExists'))).not.toBeNull();
  expect(label('email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(say('account.unsaved'))).not.toBeNull();
});
