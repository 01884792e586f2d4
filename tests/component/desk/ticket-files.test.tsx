import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ReplyForm } from '#components/desk/tickets/reply-form.tsx';
import { RefusedFiles } from '#components/desk/tickets/refused-files.tsx';
import { TicketFiles } from '#components/desk/tickets/ticket-files.tsx';
import { BlurSetting } from '#components/desk/queue/blur-setting.tsx';
import { useBlur } from '#components/desk/queue/use-blur.ts';
import type { Ticket } from '#components/desk/tickets/types.ts';
import { renderPage } from '../support/render.tsx';
import { desk, refused } from './desk-answers.ts';

const { answer, callsOf } = desk();
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  // jsdom decodes no pictures, and has no addresses of blobs.
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  localStorage.clear();
  sessionStorage.clear();
});

const PATH = '/api/desk/tickets/ABCD-2345/files';
const PICTURE = { id: 'f', kind: 'picture', name: 'shot.jpg', bytes: 2_000 } as const;
const PDF = { id: 'p', kind: 'pdf', name: 'form.pdf', bytes: 2_000 } as const;

function Files() {
  const blur = useBlur();
  const props = { files: [PICTURE, PDF], reference: 'ABCD-2345', purpose: 'Ticket', blur };
  return (
    <>
      <TicketFiles {...props} />
      <BlurSetting blur={blur} />
    </>
  );
}

const file = () => new Response('x', { headers: { 'content-type': 'image/jpeg' } });

test('pictures are blurred until they are shown, or never by the setting', async () => {
  answer({ [`GET ${PATH}/f`]: file });
  const { user, container } = renderPage(<Files />);
  await waitFor(() => {
    expect(container.querySelector('img')).not.toBeNull();
  });
  const isBlurred = () => container.querySelector('[data-blurred] img') !== null;
  expect(isBlurred()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show pictures' }));
  expect([isBlurred(), screen.queryByRole('button', { name: 'Show pictures' })]).toEqual([
    false,
    null,
  ]);
  await user.click(screen.getByLabelText('Blur pictures until I show them'));
  expect(isBlurred()).toBe(false);
  expect(localStorage.getItem('desk-queue-blur')).toBe('off');
});

test('a picture is opened whole in a dialog, and a PDF is only downloaded', async () => {
  answer({ [`GET ${PATH}/f`]: file, [`GET ${PATH}/p`]: file });
  const { user } = renderPage(<Files />);
  await user.click(screen.getByRole('button', { name: 'Open shot.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'shot.jpg' }));
  expect(await dialog.findByRole('img', { name: 'shot.jpg' })).toBeDefined();
  expect(callsOf(`GET ${PATH}/f`)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Download form.pdf' }));
  await waitFor(() => {
    expect(saved).toEqual(['form.pdf']);
  });
});

test('says why a PDF could not be downloaded', async () => {
  answer({ [`GET ${PATH}/p`]: () => refused(404, 'not_found') });
  const { user } = renderPage(<Files />);
  await user.click(screen.getByRole('button', { name: 'Download form.pdf' }));
  expect(await screen.findByText('Not found.')).toBeDefined();
});

const REPLY = 'POST /api/desk/tickets/ABCD-2345/reply';
const TICKET = {
  reference: 'ABCD-2345',
  brand: { id: 'dolcevita', name: 'Dolcevita' },
  locale: 'it',
  claim: null,
  seen: 0,
} as unknown as Ticket;

function openReply() {
  answer({
    'GET /api/desk/careAnswers': () => ({ answers: [] }),
    'GET /api/desk/tickets/ABCD-2345/context': () => ({ context: null, values: {} }),
    'POST /api/desk/tickets/ABCD-2345/claim': () => ({ until: '2026-11-28T10:00:00.000Z' }),
    [REPLY]: () => ({ result: 'OK' }),
  });
  const page = renderPage(<ReplyForm ticket={TICKET} purpose="Ticket" onDone={() => undefined} />);
  return { ...page, chooser: screen.getByLabelText<HTMLInputElement>('Attach files') };
}
const pdf = () => new File(['%PDF-1.4'], 'form.pdf', { type: 'application/pdf' });

test('a reply is sent with its files, and starts without any again', async () => {
  const { user, chooser } = openReply();
  answer({ [`POST ${PATH}`]: () => PDF });
  await user.type(screen.getByLabelText('Reply in Italian'), 'Eccoci');
  await user.upload(chooser, pdf());
  await screen.findByRole('button', { name: 'Remove form.pdf' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Reply sent.');
  expect(callsOf(REPLY)).toEqual([{ text: 'Eccoci', seen: 0, close: false, files: ['p'] }]);
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});

test('a refused file is named, and one that has expired is removed and attached again', async () => {
  const { user, chooser } = openReply();
  answer({ [`POST ${PATH}`]: () => refused(422, 'file_type_refused') });
  await user.upload(chooser, pdf());
  await screen.findByText('Attach a JPEG, PNG, GIF or WebP picture, or a PDF.');
  answer({ [`POST ${PATH}`]: () => PDF, [REPLY]: () => refused(409, 'file_expired') });
  await user.type(screen.getByLabelText('Reply in Italian'), 'Eccoci');
  await user.upload(chooser, pdf());
  const remove = await screen.findByRole('button', { name: 'Remove form.pdf' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('An attached file has expired. Remove it and attach it again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply in Italian').value).toBe('Eccoci');
  await user.click(remove);
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});

test('the files of a mail that were not stored are named with the reason', () => {
  const files = [
    { name: 'clip.mov', why: 'type' },
    { name: '', why: 'too_large' },
  ] as const;
  renderPage(<RefusedFiles files={files} />);
  const list = within(screen.getByRole('list', { name: 'Files not stored' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'clip.mov: not a picture or PDF that tickets take',
    'File without a name: too large',
  ]);
});
