import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { navigations } from '../support/navigation.ts';
import { answering, OFFLINE } from '../support/server.ts';
import { openOwnProfile } from './open-own-profile.tsx';

type Opened = ReturnType<typeof openOwnProfile>;

const security = ({ say }: Opened) =>
  screen.getByRole('link', { name: say('account.nav.security') });

const question = ({ say }: Opened) =>
  screen.findByRole('dialog', { name: containing(say('account.leave.title')) });

test.each(PLACES)(
  'asks on %s (%s) before a link leaves unsaved text, and stays when asked to',
  async (brand) => {
    const page = openOwnProfile({}, { brand });
    const { user, say, label } = page;
    await user.type(label('about'), 'Mare');
    await user.click(security(page));
    const asked = await question(page);
    expect(navigations()).toEqual([]);
    const [, stay] = within(asked).getAllByRole('button', { name: say('account.leave.stay') });
    if (stay) await user.click(stay);
    await waitFor(() => {
      expect(asked.isConnected).toBe(false);
    });
    expect(label('about').value).toBe('Mare');
    expect(navigations()).toEqual([]);
  },
);

test('follows the link once that is confirmed, and does not ask again', async () => {
  const page = openOwnProfile();
  const { user, say, label } = page;
  await user.type(label('about'), 'Mare');
  await user.click(security(page));
  const asked = await question(page);
  await user.click(within(asked).getByRole('button', { name: say('account.leave.leave') }));
  expect(navigations()).toEqual([{ kind: 'document', href: '/profile/security' }]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('makes the browser ask when the page is closed or reloaded, only while something is unsaved', async () => {
  const { user, label } = openOwnProfile();
  const closes = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closes()).toBe(false);
  await user.type(label('about'), 'M');
  expect(closes()).toBe(true);
  await user.clear(label('about'));
  expect(closes()).toBe(false);
});

test('does not ask when all is saved, nor for a press that stays on the page or opens a tab', async () => {
  const page = openOwnProfile({ nextBillDate: new Date('2027-01-15') }, { level: 2 });
  const { user, say, label } = page;
  await user.type(label('about'), 'M');
  const links = screen.getAllByRole('link', { name: say('account.unsubscribe') });
  const here = links.find((link) => link.getAttribute('href') === '#unsubscribe');
  if (here) await user.click(here);
  fireEvent.click(security(page), { ctrlKey: true });
  expect(here).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(label('about'));
  await user.click(security(page));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(navigations().map(({ href }) => href)).toContain('/profile/security');
});

test('still asks after a save that failed', async () => {
  const page = openOwnProfile();
  const { user, say, label, save } = page;
  await user.type(label('about'), 'Mare');
  answering({ 'PUT /api/users/{trackerId}': OFFLINE });
  await user.click(save);
  await screen.findByText(say('errors.offline'));
  await user.click(security(page));
  expect(await question(page)).not.toBeNull();
});
