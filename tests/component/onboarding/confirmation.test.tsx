import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ConfirmedMoment } from '#components/onboarding/confirmed-moment.tsx';
import { UnconfirmedStrip } from '#components/onboarding/unconfirmed-strip.tsx';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';

const RESEND = 'POST /api/users/resendConfirmation';
const email = 'nina@example.test';

test('an unconfirmed member reads that nobody sees them, and has the mail sent again', async () => {
  const { user, say } = renderMember(<UnconfirmedStrip />, { brand: 'fuego' });
  expect(screen.getByText(say('onboarding.unconfirmed.text'))).not.toBeNull();
  const again = screen.getByRole('button', { name: say('onboarding.unconfirmed.again') });
  answering({ [RESEND]: { result: 'OK', email, confirmed_email: false } });
  await user.click(again);
  await screen.findByText(say('onboarding.unconfirmed.sent', { email }));
  answering({ [RESEND]: { result: 'OK', email, confirmed_email: true } });
  await user.click(again);
  await screen.findByText(say('onboarding.unconfirmed.already'));
  expect(callsOf(RESEND)).toHaveLength(2);
});

test.each([
  ['too many mails', refusal(429, 'too_many_requests'), 'too_many_requests'],
  ['a lost connection', OFFLINE, 'offline'],
] as const)('the strip names %s', async (_, answer, code) => {
  const { user, say } = renderMember(<UnconfirmedStrip />);
  answering({ [RESEND]: answer });
  await user.click(screen.getByRole('button', { name: say('onboarding.unconfirmed.again') }));
  await screen.findByText(say(`errors.${code}`));
});

test('the page after a confirmation says once that others see the member now', async () => {
  const first = renderMember(<ConfirmedMoment />, { path: '/match?source=aff#confirmed' });
  await screen.findByText(first.say('onboarding.confirmed.title'));
  expect([window.location.search, window.location.hash]).toEqual(['?source=aff', '']);
  const close = first.say('onboarding.confirmed.close');
  await first.user.click(screen.getByRole('button', { name: close }));
  expect(screen.queryByText(first.say('onboarding.confirmed.title'))).toBeNull();
  first.unmount();
  const { say } = renderMember(<ConfirmedMoment />, { path: '/match' });
  expect(screen.queryByText(say('onboarding.confirmed.title'))).toBeNull();
});
