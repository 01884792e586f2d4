import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PLACES } from '../accounts/open-signup.tsx';
import { descriptionOf } from '../accounts/described.ts';
import { containing } from '../support/copy.ts';
import { OWN_ID } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { NO_PLAN, openOwnProfile } from './open-own-profile.tsx';

const NOTICES = 'POST /api/users/changeNotificationPreferences';
const INCOGNITO = 'POST /api/users/incognito';
const VISIBLE = 'POST /api/users/visibility';

function openSwitches(...of: Parameters<typeof openOwnProfile>) {
  const page = openOwnProfile(...of);
  // The switches are in a `details` element, which jsdom does not collapse.
  const toggle = (key: string) =>
    screen.getByRole<HTMLInputElement>('switch', {
      name: containing(page.say(`account.${key}.label`)),
      hidden: true,
    });
  return { ...page, toggle };
}

test.each(PLACES)(
  'switches a notice channel at once on %s (%s), and back when that fails',
  async (brand) => {
    const { user, say, toggle } = openSwitches({}, { brand });
    const choices = { email: false, telegram: false, pushNotifications: false };
    answering({ [NOTICES]: { result: 'OK', ...choices } });
    expect(toggle('notices.email').checked).toBe(true);
    await user.click(toggle('notices.email'));
    expect(toggle('notices.email').checked).toBe(false);
    await waitFor(() => {
      expect(callsOf(NOTICES)[0]?.body).toEqual({ ...choices, clickid: OWN_ID });
    });
    answering({ [NOTICES]: OFFLINE });
    await user.click(toggle('notices.telegram'));
    expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
    expect(toggle('notices.telegram').checked).toBe(false);
    expect(toggle('notices.email').checked).toBe(false);
  },
);

test('sends presses one after the other, and shows the last one', async () => {
  const { user, toggle } = openSwitches();
  const first = Promise.withResolvers<ReturnType<typeof refusal>>();
  const answers = [first.promise, Promise.resolve({ result: 'OK' } as never)];
  answering({ [NOTICES]: () => answers[callsOf(NOTICES).length - 1] as never });
  const mail = toggle('notices.email');
  await user.click(mail);
  await user.click(mail);
  expect(callsOf(NOTICES)).toHaveLength(1);
  expect(mail.checked).toBe(true);
  first.resolve(refusal(503, 'unavailable'));
  await waitFor(() => {
    expect(callsOf(NOTICES).map(({ body }) => body.email)).toEqual([false, true]);
  });
  expect(mail.checked).toBe(true);
});

test('says what a pause means, and ends it at another press', async () => {
  const { user, say, toggle } = openSwitches({}, { brand: 'spark' });
  const others = { showsPresence: true, showsRead: true, showsTyping: true, showsPreviews: true };
  answering({ [VISIBLE]: { result: 'OK', searchable: false, ...others } });
  const found = toggle('visibility.searchable');
  expect(descriptionOf(found)).toBe(say('account.visibility.searchable.on'));
  await user.click(found);
  expect(found.checked).toBe(false);
  expect(descriptionOf(found)).toBe(say('account.visibility.searchable.off'));
  await user.click(found);
  await waitFor(() => {
    expect(callsOf(VISIBLE).map(({ body }) => body)).toEqual([
      { searchable: false, ...others, clickid: OWN_ID },
      { searchable: true, ...others, clickid: OWN_ID },
    ]);
  });
});

test('switches the online status on its own, and back when that is refused', async () => {
  const { user, say, toggle } = openSwitches({ searchable: false }, { brand: 'fuego' });
  expect(toggle('visibility.searchable').checked).toBe(false);
  answering({ [VISIBLE]: refusal(429, 'too_many_requests') });
  await user.click(toggle('visibility.showsPresence'));
  expect(await screen.findByText(say('errors.too_many_requests'))).not.toBeNull();
  expect(toggle('visibility.showsPresence').checked).toBe(true);
  expect(callsOf(VISIBLE)[0]?.body).toMatchObject({ searchable: false, showsPresence: false });
});

test.each(PLACES)(
  'says of read marks and of typing that they are hidden on both sides, on %s (%s)',
  async (brand) => {
    const { user, say, toggle } = openSwitches({}, { brand });
    const shown = {
      searchable: true,
      showsPresence: true,
      showsRead: false,
      showsTyping: false,
      showsPreviews: true,
    };
    answering({ [VISIBLE]: { result: 'OK', ...shown } });
    for (const key of ['visibility.showsRead', 'visibility.showsTyping']) {
      expect(descriptionOf(toggle(key))).toBe(say(`account.${key}.on`));
      await user.click(toggle(key));
      expect(toggle(key).checked).toBe(false);
      expect(descriptionOf(toggle(key))).toBe(say(`account.${key}.off`));
    }
    await waitFor(() => {
      expect(callsOf(VISIBLE).at(-1)?.body).toEqual({ ...shown, clickid: OWN_ID });
    });
  },
);

test.each(PLACES)(
  'says what incognito does and what it needs, with its price, before it can be pressed on %s (%s)',
  async (brand) => {
    const { user, say, toggle } = openSwitches({}, { brand });
    const incognito = toggle('visibility.incognito');
    expect(incognito.disabled).toBe(true);
    expect(descriptionOf(incognito)).toBe(say('account.visibility.incognito.locked'));
    const price = say('account.plan.price', { price: '€24.90', months: 1 });
    // Here and where travel needs a plan too.
    expect(screen.getAllByText(containing(price))).toHaveLength(2);
    const [plans] = screen.getAllByRole('link', {
      name: say('account.plan.go'),
      hidden: true,
    });
    expect(plans?.getAttribute('href')).toBe('/vip_plan/cred');
    await user.click(incognito);
    expect(callsOf(INCOGNITO)).toEqual([]);
  },
);

test('switches incognito at once and says who is shown then', async () => {
  const plan = { ...NO_PLAN, running: true };
  const { user, say, toggle } = openSwitches({}, { brand: 'spark', plan });
  answering({ [INCOGNITO]: { result: 'OK', incognito: true } });
  const incognito = toggle('visibility.incognito');
  expect(descriptionOf(incognito)).toBe(say('account.visibility.incognito.off'));
  await user.click(incognito);
  expect(incognito.checked).toBe(true);
  expect(descriptionOf(incognito)).toBe(say('account.visibility.incognito.on'));
  await waitFor(() => {
    expect(descriptionOf(toggle('visibility.searchable'))).toBe(
      say('account.visibility.searchable.incognito'),
    );
  });
  expect(callsOf(INCOGNITO)[0]?.body).toEqual({ incognito: true, clickid: OWN_ID });
});

test('lets a member without a plan switch incognito off, and says that a pause comes first', () => {
  const { say, toggle } = openSwitches({ incognito: true, searchable: false }, { brand: 'spark' });
  const incognito = toggle('visibility.incognito');
  expect(incognito.disabled).toBe(false);
  expect(descriptionOf(incognito)).toBe(say('account.visibility.incognito.onPaused'));
});
