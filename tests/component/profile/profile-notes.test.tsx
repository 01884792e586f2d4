import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { TextReason } from '#lib/db/generated/enums.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { textOf } from '../support/element.ts';
import { containing } from '../support/copy.ts';
import { openOwnProfile } from './open-own-profile.tsx';

const hrefOf = (name: string) =>
  screen.getByRole('link', { name: containing(name) }).getAttribute('href');

test('shows a free member neither credits nor a link to cancel a subscription', () => {
  const { say } = openOwnProfile();
  expect(screen.queryByText(say('account.credits.label'))).toBeNull();
  expect(screen.queryByRole('link', { name: say('account.unsubscribe') })).toBeNull();
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Nina 34');
});

test('shows a subscriber the credits, the next charge and the links to both', () => {
  const nextBillDate = new Date('2027-01-15T12:00:00Z');
  const { say } = openOwnProfile({ nextBillDate }, { level: 2 });
  expect(screen.getByText(say('account.credits.label'))).not.toBeNull();
  expect(hrefOf(say('account.credits.add'))).toBe('/vip_plan/cred');
  const links = screen.getAllByRole('link', { name: say('account.status.endingGo') });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/money#subscription',
    '#unsubscribe',
  ]);
  expect(screen.getByText(say('account.status.nextBill'), { exact: true })).not.toBeNull();
  expect(screen.getAllByText(/15 gennaio 2027/).length).toBeGreaterThan(0);
  expect(screen.getByText(say('account.status.endingText'))).not.toBeNull();
});

test('offers the card check when it is available, and says when it is passed', () => {
  const { say, unmount } = openOwnProfile({}, { cardCheckHref: '/check' });
  expect(hrefOf(say('account.status.cardGo'))).toBe('/check');
  expect(screen.getByText(say('account.status.cardWhy'))).not.toBeNull();
  unmount();
  openOwnProfile({ cardVerified: true });
  expect(screen.getByText(say('account.status.cardYes'))).not.toBeNull();
  expect(screen.queryByText(say('account.status.cardWhy'))).toBeNull();
});

test('says that there is no purchase yet, or how many there are', () => {
  const { say, unmount } = openOwnProfile();
  expect(screen.getByText(say('account.receipts.note', { count: 0 }))).not.toBeNull();
  expect(hrefOf(say('account.receipts.go'))).toBe('/profile/money#orders');
  unmount();
  const paid = { chargeId: 'c1', price: '19.90', priceMinor: 1_990, paidAt: new Date() };
  openOwnProfile({ paylog: [paid] });
  expect(screen.getByText(say('account.receipts.note', { count: 1 }))).not.toBeNull();
});

test.each([
  ['unconfirmed', '/profile/security#address'],
  ['orientation_withdrawn', '/profile/security#consents'],
  ['paused', '/profile#visibility'],
] as const)('says why the profile is hidden (%s), and links to the setting', (by, href) => {
  const { say } = openOwnProfile({ hiddenBy: by, shown: false }, { brand: 'spark' });
  expect(screen.getByText(say('account.hidden.title'))).not.toBeNull();
  expect(screen.getByText(say(`account.hidden.${by}`))).not.toBeNull();
  expect(hrefOf(say(`account.hidden.${by}Go`))).toBe(href);
});

test('says that a missing place hides the profile, without a link to another page', () => {
  const { say } = openOwnProfile({ hiddenBy: 'no_place', region: null, city: null });
  expect(screen.getByText(say('account.hidden.no_place'))).not.toBeNull();
});

test('leaves a pending erasure to its own banner', () => {
  const { say } = openOwnProfile({ hiddenBy: 'erasure', eraseAt: new Date() });
  expect(screen.queryByText(say('account.hidden.title'))).toBeNull();
});

test.each(PLACES)(
  'says on %s (%s) that the texts are pending review, or why they were refused',
  (brand) => {
    const { say, unmount } = openOwnProfile({ textState: 'pending' }, { brand });
    expect(screen.getByText(say('account.profileText.waiting'))).not.toBeNull();
    unmount();
    openOwnProfile({ textState: 'rejected', textReason: 'contact_details' }, { brand });
    expect(screen.getByText(say('account.profileText.reasons.contact_details'))).not.toBeNull();
    expect(hrefOf(say('account.profileText.object'))).toBe('/contactUs');
  },
);

test('says what to do after a refusal for an unknown reason, and shows nothing about approved texts', () => {
  const textReason = 'newer_reason' as string as TextReason;
  const { say, unmount } = openOwnProfile({ textState: 'rejected', textReason });
  expect(screen.getByText(say('account.profileText.refusedHow'))).not.toBeNull();
  unmount();
  openOwnProfile();
  expect(screen.queryByText(say('account.profileText.refused'))).toBeNull();
  expect(screen.queryByText(say('account.profileText.waiting'))).toBeNull();
});

test('says beside the address whether it is confirmed, and which new one is pending', () => {
  const { say, unmount } = openOwnProfile({ confirmed_email: false });
  expect(screen.getByText(say('account.unconfirmed'))).not.toBeNull();
  unmount();
  const waitingEmail = { email: 'new@example.test', until: new Date(), sentAt: new Date() };
  openOwnProfile({ waitingEmail });
  expect(screen.getByText(say('account.confirmed'))).not.toBeNull();
  expect(
    screen.getByText(say('account.emailWaiting', { email: 'new@example.test' }), { exact: false }),
  ).not.toBeNull();
  expect(hrefOf(say('account.emailChange'))).toBe('/profile/security#address');
});
