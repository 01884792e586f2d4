import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OwnTicket } from '#components/care/own-ticket.tsx';
import { OwnTickets } from '#components/care/own-tickets.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { descriptionOf } from '../accounts/described.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { deferred } from '../support/deferred.ts';
import { textOf } from '../support/element.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { fill } from '../support/fill.ts';

const ONE = 'GET /api/users/tickets/{reference}';
const REPLY = 'POST /api/users/tickets/{reference}';
const RATING = 'POST /api/users/tickets/{reference}/rating';
const MORE = 'GET /api/users/tickets';

type Ticket = AnswerOf<Contracts[typeof ONE]>;
type Line = AnswerOf<Contracts[typeof MORE]>['tickets'][number];

const AT = '2026-11-01T10:00:00.000Z';

function ticket(state: Ticket['state'], texts: readonly string[] = ['Help']): Ticket {
  return {
    reference: 'DV-1001',
    state,
    rating: null,
    ratingComment: null,
    messages: texts.map((text, nth) => ({
      id: `l${String(nth)}`,
      own: nth % 2 === 0,
      text,
      at: AT,
      files: [],
    })),
  };
}

const line = (reference: string, excerpt: string): Line => ({
  reference,
  state: 'waiting',
  excerpt,
  at: AT,
  since: AT,
});

/**
 * Waits for the page's own fetch, which SWR sends a frame after the render. If it were sent after the test's
 * reply to the ticket, it would return the ticket without that reply, as no server does.
 */
async function renderTicket(
  given: Ticket,
  brand: BrandId = 'dolcevita',
  read: () => Ticket | Promise<Ticket> = () => given,
) {
  answering({ [ONE]: read });
  const content = <OwnTicket ticket={given} brandName="Dolcevita" timeZone="UTC" prefix="" />;
  const page = renderMember(content, { brand, user: { delay: null } });
  const t = (key: string) => page.say(`care.tickets.${key}`);
  const field = screen.getByLabelText<HTMLTextAreaElement>(t('reply'));
  const send = screen.getByRole('button', { name: t('send') });
  await waitFor(() => {
    expect(callsOf(ONE)).toHaveLength(1);
  });
  return { ...page, t, field, send };
}

test.each(PLACES)(
  'shows on %s (%s) a ticket with its replies, and refuses an empty one',
  async (brand) => {
    const { user, t, field, send } = await renderTicket(
      ticket('answered', ['Help', 'Of course']),
      brand,
    );
    const messages = screen
      .getAllByRole('listitem')
      .map(textOf)
      .filter((text) => text.includes('2026'));
    expect(messages[0]).toContain(t('own'));
    expect(messages[1]).toContain('Dolcevita');
    await user.type(field, '  ');
    await user.click(send);
    expect(descriptionOf(field)).toContain(t('missing'));
    expect(callsOf(REPLY)).toEqual([]);
  },
);

test('sends a reply, shows it, and empties the field', async () => {
  const { user, t, field, send } = await renderTicket(ticket('answered'));
  answering({ [REPLY]: ticket('waiting', ['Help', 'Of course', 'Thanks']) });
  await fill(user, field, ' Thanks ');
  await user.click(send);
  expect(await screen.findByText(t('sent'))).not.toBeNull();
  expect(await screen.findByText('Thanks')).not.toBeNull();
  expect(field.value).toBe('');
  expect(callsOf(REPLY).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { reference: 'DV-1001' }, body: { text: 'Thanks', files: [] } },
  ]);
});

test('keeps showing a reply when a fetch that began before it completes after it', async () => {
  const given = ticket('answered');
  const read = deferred<Ticket>();
  const { user, t, field, send } = await renderTicket(given, 'dolcevita', () => read.promise);
  answering({ [REPLY]: ticket('waiting', ['Help', 'Of course', 'Thanks']) });
  await user.type(field, 'Thanks');
  await user.click(send);
  expect(await screen.findByText(t('sent'))).not.toBeNull();
  read.resolve(given);
  // Sent after the page's own fetch and handled the same way, so the page has its answer once this one has
  // arrived.
  await act(() => call(ONE, { params: { reference: 'DV-1001' } }));
  expect(screen.getByText('Thanks').tagName).toBe('P');
  expect(screen.getByText(t('waiting'))).not.toBeNull();
});

test.each([
  ['offline', OFFLINE],
  ['card_data_refused', refusal(422, 'card_data_refused')],
] as const)(
  'says why a reply was refused (%s), and keeps what was written',
  async (code, answer) => {
    const { user, say, field, send } = await renderTicket(ticket('answered'), 'spark');
    answering({ [REPLY]: answer });
    await user.type(field, 'Thanks');
    await user.click(send);
    expect(await screen.findByText(say(`errors.${code}`))).not.toBeNull();
    expect(field.value).toBe('Thanks');
  },
);

const UPLOAD = 'POST /api/contact/files';
const picture = (name = 'shot.png') => new File(['x'], name, { type: 'image/png' });
const stored = (id: string, name = 'shot.jpg') =>
  ({ id, kind: 'picture', name, bytes: 9 }) as const;

test('sends the files that were attached, and none that was removed', async () => {
  const { user, t, say, field, send } = await renderTicket(ticket('answered'), 'spark');
  let nth = 0;
  answering({ [UPLOAD]: () => stored(`f${String((nth += 1))}`, `shot${String(nth)}.jpg`) });
  const chooser = screen.getByLabelText<HTMLInputElement>(say('care.files.label'));
  await user.upload(chooser, [picture('one.png'), picture('two.png')]);
  const list = await screen.findByRole('list', { name: say('care.files.list') });
  await waitFor(() => {
    expect(within(list).getAllByRole('button')).toHaveLength(2);
  });
  const [form] = callsOf(UPLOAD).map(({ body }) => body as unknown as FormData);
  expect((form?.get('file') as File).name).toBe('one.png');
  const remove = say('care.files.remove', { name: 'shot1.jpg' });
  await user.click(screen.getByRole('button', { name: remove }));
  answering({ [REPLY]: ticket('waiting', ['Help', 'Of course', 'Thanks']) });
  await user.type(field, 'Thanks');
  await user.click(send);
  expect(await screen.findByText(t('sent'))).not.toBeNull();
  expect(callsOf(REPLY).at(-1)?.body).toEqual({ text: 'Thanks', files: ['f2'] });
  expect(screen.queryByRole('list', { name: say('care.files.list') })).toBeNull();
});

test.each(PLACES)('says on %s (%s) why a file was not attached', async (brand) => {
  const { user, say } = await renderTicket(ticket('answered'), brand);
  const chooser = screen.getByLabelText<HTMLInputElement>(say('care.files.label'));
  const limits = { megabytes: 10, pdfMegabytes: 5 };
  const large = new File([new Uint8Array(5 * 1_024 * 1_024 + 1)], 'a.pdf', {
    type: 'application/pdf',
  });
  await user.upload(chooser, large);
  expect(await screen.findByText(say('errors.file_too_large', limits))).not.toBeNull();
  expect(callsOf(UPLOAD)).toEqual([]);
  answering({ [UPLOAD]: refusal(422, 'file_unreadable') });
  await user.upload(chooser, picture());
  expect(await screen.findByText(say('errors.file_unreadable'))).not.toBeNull();
  let nth = 0;
  answering({ [UPLOAD]: () => stored(`f${String((nth += 1))}`) });
  await user.upload(chooser, [picture(), picture(), picture(), picture()]);
  expect(await screen.findByText(say('care.files.full', { most: 3 }))).not.toBeNull();
  await waitFor(() => {
    expect(chooser.disabled).toBe(true);
  });
});

test('shows pictures by a small version, and PDFs to download', async () => {
  const given = ticket('answered', ['Help', 'Of course']);
  const [first, answer] = given.messages;
  if (!first || !answer) throw new Error('no messages');
  const pdf = { id: 'p', kind: 'pdf', name: 'form.pdf', bytes: 9 } as const;
  const messages = [
    { ...first, files: [stored('f')] },
    { ...answer, files: [pdf] },
  ];
  const { say } = await renderTicket({ ...given, messages }, 'spark');
  const path = '/api/users/tickets/DV-1001/files';
  const open = screen.getByRole('link', { name: say('care.files.open', { name: 'shot.jpg' }) });
  expect(open.getAttribute('href')).toBe(`${path}/f`);
  expect(open.querySelector('img')?.getAttribute('src')).toBe(`${path}/f?size=thumb`);
  const name = say('care.files.download', { name: 'form.pdf' });
  const download = screen.getByRole('link', { name });
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
    `${path}/p`,
    'form.pdf',
  ]);
});

test('asks for a rating once there is an answer, with a reason after the choice', async () => {
  const { user, t } = await renderTicket(ticket('closed', ['Help', 'Of course']));
  const rated = { rating: 'bad', ratingComment: 'Late' } as const;
  answering({ [RATING]: { ...ticket('closed', ['Help', 'Of course']), ...rated } });
  expect(screen.queryByLabelText(t('rating.comment'))).toBeNull();
  await user.click(screen.getByRole('radio', { name: t('rating.bad') }));
  await user.type(screen.getByLabelText(t('rating.comment')), ' Late ');
  await user.click(screen.getByRole('button', { name: t('rating.send') }));
  expect(await screen.findByText(t('rating.thanks'))).not.toBeNull();
  expect(callsOf(RATING).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { reference: 'DV-1001' }, body: { rating: 'bad', comment: 'Late' } },
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('rating.bad') }).checked).toBe(true);
});

test('shows the reason of an earlier rating, so that another choice does not erase it', async () => {
  const rated = { rating: 'bad', ratingComment: 'Late' } as const;
  const { user, t } = await renderTicket({ ...ticket('closed', ['Help', 'Of course']), ...rated });
  answering({ [RATING]: { ...ticket('closed', ['Help', 'Of course']), ...rated } });
  const field = screen.getByLabelText<HTMLTextAreaElement>(t('rating.comment'));
  expect(field.value).toBe('Late');
  await user.click(screen.getByRole('radio', { name: t('rating.good') }));
  await user.click(screen.getByRole('button', { name: t('rating.send') }));
  expect(await screen.findByText(t('rating.thanks'))).not.toBeNull();
  expect(callsOf(RATING).at(-1)?.body).toEqual({ rating: 'good', comment: 'Late' });
});

test('asks for no rating before an answer', async () => {
  const { t } = await renderTicket(ticket('waiting'));
  expect(screen.queryByText(t('rating.question'))).toBeNull();
});

test('says that a reply reopens a closed ticket', async () => {
  const { t } = await renderTicket(ticket('closed'), 'lumiere');
  expect(await screen.findByText(t('reopens'))).not.toBeNull();
});

test('lists the tickets, and fetches older ones after the last', async () => {
  const first = { tickets: [line('DV-2', 'Second'), line('DV-1', '')], next: 'older' };
  const content = <OwnTickets first={first} timeZone="UTC" prefix="" />;
  const { user, say } = renderMember(content, { brand: 'spark', user: { delay: null } });
  const t = (key: string) => say(`care.tickets.${key}`);
  expect(screen.getByText(t('empty'))).not.toBeNull();
  const more = screen.getByRole('button', { name: t('more') });
  answering({ [MORE]: OFFLINE });
  await user.click(more);
  expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
  answering({ [MORE]: { tickets: [line('DV-0', 'First')], next: null } });
  await user.click(more);
  expect(await screen.findByText('First')).not.toBeNull();
  expect(callsOf(MORE).at(-1)?.query).toEqual({ before: 'older' });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: t('more') })).toBeNull();
  });
});

test.each(PLACES)('offers on %s (%s) a member without tickets to write one', (brand) => {
  const content = <OwnTickets first={{ tickets: [], next: null }} timeZone="UTC" prefix="" />;
  const { say } = renderMember(content, { brand });
  expect(screen.getByText(say('care.tickets.none'))).not.toBeNull();
  const write = screen.getByRole('link', { name: say('care.tickets.write') });
  expect(write.getAttribute('href')).toBe('/contactUs');
});
