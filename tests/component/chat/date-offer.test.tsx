import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { message } from '#tests/component/support/chat.ts';
import { answering, callsOf } from '#tests/component/support/server.ts';
import { renderThread } from './render-thread.tsx';

const ANSWERED = 'POST /api/users/dateOffer/answered';
const PROPOSAL = message(1, { msg: 'Ci vediamo sabato?', warnings: ['meeting'] });
const offered = { matched: true, offersDate: true, messages: [PROPOSAL] };

test.each(['it', 'es', 'fr', 'en'] as const)(
  'a proposal to meet brings the offer to share the plan, which is dismissed once, in %s',
  async (locale) => {
    answering({ [ANSWERED]: { result: 'OK' } });
    const { say, user, peer } = renderThread(offered, { brand: 'spark', locale });
    await screen.findByText(say('chat.dateOffer.text'));
    const link = screen.getByRole('link', { name: say('chat.dateOffer.share') });
    expect(link.getAttribute('href')).toBe(`/dates?with=${peer.angelId}`);
    await user.click(screen.getByRole('button', { name: say('chat.dateOffer.no') }));
    await waitFor(() => {
      expect(screen.queryByText(say('chat.dateOffer.text'))).toBeNull();
    });
    expect(callsOf(ANSWERED).map(({ body }) => body)).toEqual([{ angelId: peer.angelId }]);
  },
);

test.each([
  ['no message proposes to meet', { ...offered, messages: [message(1)] }],
  ['it was answered', { ...offered, offersDate: false }],
])('there is no offer where %s', (_, thread) => {
  const { say } = renderThread(thread);
  expect(screen.queryByText(say('chat.dateOffer.text'))).toBeNull();
});
