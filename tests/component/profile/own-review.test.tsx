import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OwnReviewPage } from '#components/reviews/own-review-page.tsx';
import type { OwnReviewData, WrittenReview } from '#components/reviews/types.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { descriptionOf } from '../accounts/described.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { textOf } from '../support/element.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';

const READ = 'GET /api/users/review';
const WRITE = 'PUT /api/users/review';
const WITHDRAW = 'DELETE /api/users/review';
const APPEAL = 'POST /api/users/review/appeal';

const TEXT = 'Chi risponde per conto del sito lo dice, e il prezzo si vede prima.';

function status(change: Partial<OwnReviewData> = {}): OwnReviewData {
  return {
    from: null,
    emailConfirmed: true,
    names: { name: 'Nina', initial: 'N.' },
    review: null,
    ...change,
  };
}

function written(change: Partial<WrittenReview> = {}): OwnReviewData {
  const review: WrittenReview = {
    stars: 4,
    text: TEXT,
    nameKind: 'name',
    name: 'Nina',
    language: 'it',
    state: 'pending',
    reason: null,
    appeal: null,
    reply: null,
    publishedAt: null,
    ...change,
  };
  return status({ review });
}

async function openReview(reviewData: OwnReviewData, brand: BrandId = 'dolcevita') {
  answering({ [READ]: reviewData });
  const content = (
    <OwnReviewPage
      reviewData={reviewData}
      language="it"
      languages={['it', 'es', 'fr', 'en']}
      timeZone="Europe/Rome"
      prefix=""
    />
  );
  const page = renderMember(content, { brand, path: '/profile/review', user: { delay: null } });
  const own = (key: string, values = {}) => page.say(`reviews.own.${key}`, values);
  const button = (key: string) => screen.queryByRole('button', { name: own(key) });
  const press = async (key: string) => {
    const found = button(key);
    if (found) await page.user.click(found);
  };
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(own('text'));
  const star = (stars: number) => screen.getByRole('radio', { name: own('starOption', { stars }) });
  await waitFor(() => {
    expect(callsOf(READ)).toHaveLength(1);
  });
  return { ...page, own, button, press, field, star };
}

test('offers no form in the first week, and says when it will', async () => {
  const { own, button } = await openReview(status({ from: '2026-11-29T09:00:00.000Z' }));
  expect(screen.getByText(own('early', { date: '29 novembre 2026' }))).not.toBeNull();
  expect(button('send')).toBeNull();
});

test('links to the confirmation when the address is not confirmed', async () => {
  const { own, button } = await openReview(status({ emailConfirmed: false }), 'spark');
  const confirm = screen.getByRole('link', { name: own('confirm') });
  expect(confirm.getAttribute('href')).toBe('/profile/security#address');
  expect(button('send')).toBeNull();
});

test.each(PLACES)(
  'marks on %s (%s) missing stars and a text that is too short or too long',
  async (brand) => {
    const { user, say, own, press, field, star } = await openReview(status(), brand);
    await press('send');
    expect(screen.getByText(own('starsMissing'))).not.toBeNull();
    expect(descriptionOf(field())).toContain(say('errors.review_length'));
    await user.click(star(4));
    expect(screen.queryByText(own('starsMissing'))).toBeNull();
    fireEvent.change(field(), { target: { value: 'x'.repeat(601) } });
    expect(descriptionOf(field())).not.toContain(say('errors.review_length'));
    await press('send');
    expect(descriptionOf(field())).toContain(say('errors.review_length'));
    expect(callsOf(WRITE)).toEqual([]);
  },
);

test('sends a valid review with the chosen name and language, and says that it is pending', async () => {
  const { user, own, press, field, star } = await openReview(status());
  await user.click(star(4));
  fireEvent.change(field(), { target: { value: TEXT } });
  await user.click(screen.getByRole('radio', { name: 'N.' }));
  await user.selectOptions(screen.getByLabelText(own('language')), 'en');
  answering({ [WRITE]: written({ nameKind: 'initial', name: 'N.', language: 'en' }) });
  await press('send');
  expect(await screen.findByText(own('pending'))).not.toBeNull();
  expect(screen.getByText(own('pendingHow'))).not.toBeNull();
  expect(await screen.findByText(own('sent'))).not.toBeNull();
  expect(callsOf(WRITE).map(({ body }) => body)).toEqual([
    { stars: 4, text: TEXT, nameKind: 'initial', language: 'en' },
  ]);
});

test.each([
  [
    'review_contact_refused',
    true,
    refusal(422, 'input_invalid', { fields: [{ path: 'text', code: 'review_contact_refused' }] }),
  ],
  ['review_early', false, refusal(409, 'review_early')],
  ['offline', false, OFFLINE],
] as const)('says why it was refused (%s), and keeps the text', async (code, isOfText, answer) => {
  const { user, say, press, field, star } = await openReview(status(), 'fuego');
  await user.click(star(5));
  fireEvent.change(field(), { target: { value: TEXT } });
  answering({ [WRITE]: answer });
  await press('send');
  await waitFor(() => {
    const at = isOfText ? descriptionOf(field()) : textOf(screen.getByRole('alert'));
    expect(at).toContain(say(`errors.${code}`));
  });
  expect(field().value).toBe(TEXT);
});

test('shows the reply to a published review, and submits a change for review again', async () => {
  const approved = written({
    state: 'approved',
    reply: 'Grazie!',
    publishedAt: '2026-11-10T09:00:00.000Z',
  });
  const { own, press, field } = await openReview(approved);
  expect(screen.getByText(own('approved', { date: '10 novembre 2026' }))).not.toBeNull();
  expect(screen.getByText('Grazie!')).not.toBeNull();
  await press('edit');
  expect(screen.getByText(own('editNote'))).not.toBeNull();
  expect(field().value).toBe(TEXT);
  await press('cancel');
  expect(screen.getByText(TEXT)).not.toBeNull();
  await press('edit');
  answering({ [WRITE]: written() });
  await press('save');
  expect(await screen.findByText(own('pending'))).not.toBeNull();
});

test.each(PLACES)(
  'asks on %s (%s) before it deletes a review, and then offers to write another',
  async (brand) => {
    const { own, button, press } = await openReview(written(), brand);
    await press('withdraw');
    const asked = within(
      await screen.findByRole('dialog', { name: containing(own('withdrawTitle')) }),
    );
    answering({ [WITHDRAW]: OFFLINE });
    await asked.findByText(own('withdrawText'));
    const yes = asked.getByRole('button', { name: own('withdrawYes') });
    fireEvent.click(yes);
    await waitFor(() => {
      expect(callsOf(WITHDRAW)).toHaveLength(1);
    });
    await waitFor(() => {
      expect(yes.getAttribute('aria-busy')).not.toBe('true');
    });
    answering({ [WITHDRAW]: status() });
    fireEvent.click(yes);
    expect(await screen.findByText(own('withdrawn'))).not.toBeNull();
    await waitFor(() => {
      expect(button('send')).not.toBeNull();
    });
  },
);

test('says why a review was refused, and accepts one appeal with a text', async () => {
  const rejected = { state: 'rejected', reason: 'advertising' } as const;
  const { user, say, own, press } = await openReview(
    written({ ...rejected, appeal: 'open' }),
    'spark',
  );
  expect(screen.getByText(say('reviews.reasons.advertising'))).not.toBeNull();
  await press('appealSend');
  const field = screen.getByLabelText(own('appeal'));
  expect(descriptionOf(field)).toContain(own('appealMissing'));
  answering({ [APPEAL]: written({ ...rejected, appeal: 'waiting' }) });
  await user.type(field, ' It names no brand ');
  await press('appealSend');
  expect(await screen.findByText(own('appealWaiting'))).not.toBeNull();
  expect(screen.queryByLabelText(own('appeal'))).toBeNull();
  expect(callsOf(APPEAL).map(({ body }) => body)).toEqual([{ text: 'It names no brand' }]);
});

test('says that an appeal was denied, and accepts no other', async () => {
  const denied = { state: 'rejected', reason: 'insult', appeal: 'denied' } as const;
  const { own } = await openReview(written(denied), 'lumiere');
  expect(screen.getByText(own('appealDenied'))).not.toBeNull();
  expect(screen.queryByLabelText(own('appeal'))).toBeNull();
});
