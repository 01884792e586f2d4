import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ContactForm } from '#components/care/contact-form.tsx';
import { runContact } from '#components/visitor/contact.ts';
import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { descriptionOf } from '../accounts/described.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { textOf } from '../support/element.ts';
import { renderPage } from '../support/render.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { fill } from '../support/fill.ts';

const KEY = 'POST /api/contact';

let stop = (): void => undefined;

afterEach(() => {
  stop();
});

/** The form of a static page, with the script that runs it. */
function openContact(brand: BrandId = 'dolcevita', language: Locale = 'it', email = '') {
  const page = renderPage(<ContactForm language={language} email={email} />, {
    brand,
    user: { delay: null },
  });
  const t = (key: string) => page.say(`care.contact.${key}`);
  const field = (key: string) => screen.getByLabelText<HTMLInputElement>(t(key));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: t('send') });
  expect(send.disabled).toBe(true);
  stop = runContact();
  return { ...page, t, field, send };
}

/** The visible error text: a hidden line counts as empty. */
const alertOf = () => textOf(screen.getByRole('alert').querySelector('p:not([hidden])'));

test.each(PLACES)(
  'names on %s (%s) what is missing at its field, and removes the error once it is valid',
  async (brand, language) => {
    const { user, say, field, send } = openContact(brand, language);
    await user.click(send);
    expect(descriptionOf(field('email'))).toContain(say('errors.email_malformed'));
    expect(descriptionOf(field('text'))).toContain(say('errors.contact_text_missing'));
    expect(document.activeElement).toBe(field('email'));
    expect(callsOf(KEY)).toEqual([]);
    await fill(user, field('email'), 'nina@example.test');
    await user.type(field('text'), 'Help');
    expect(field('email').getAttribute('aria-invalid')).toBeNull();
    expect(field('text').getAttribute('aria-invalid')).toBeNull();
  },
);

test('sends the message once, and ends with its reference, which takes the focus', async () => {
  const { user, t, field, send } = openContact('dolcevita', 'it', 'nina@example.test');
  const answer = Promise.withResolvers<{ reference: string }>();
  answering({ [KEY]: () => answer.promise });
  await user.type(field('text'), 'Aiuto');
  await user.click(send);
  expect(send.disabled).toBe(true);
  await user.click(send);
  answer.resolve({ reference: 'DV-1001' });
  await waitFor(() => {
    expect(textOf(document.activeElement)).toBe(t('thanks'));
  });
  expect(screen.getByText('DV-1001')).not.toBeNull();
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([
    { email: 'nina@example.test', text: 'Aiuto', language: 'it', files: [] },
  ]);
});

test.each([
  ['spark', 'en', 'offline', OFFLINE],
  ['fuego', 'es', 'too_many_requests', refusal(429, 'too_many_requests')],
  ['lumiere', 'fr', 'card_data_refused', refusal(422, 'card_data_refused')],
  ['spark', 'en', 'unexpected', refusal(400, 'a_newer_code')],
] as const)(
  'says on %s (%s) why it was refused (%s), and sends it at another press',
  async (brand, language, code, answer) => {
    const { user, say, t, field, send } = openContact(brand, language, 'nina@example.test');
    answering({ [KEY]: answer });
    await user.type(field('text'), 'Help');
    await user.click(send);
    await waitFor(() => {
      expect(alertOf()).toBe(say(`errors.${code}`));
    });
    expect(field('text').value).toBe('Help');
    answering({ [KEY]: { reference: 'SP-1' } });
    await user.click(send);
    await waitFor(() => {
      expect(textOf(document.activeElement)).toBe(t('thanks'));
    });
  },
);

const UPLOAD = 'POST /api/contact/files';
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

test('sends the files that were attached, once each is uploaded', async () => {
  const { user, say, t, field, send } = openContact('spark', 'en', 'nina@example.test');
  const files = (key: string, name = '') => say(`care.files.${key}`, { name });
  const chooser = screen.getByLabelText<HTMLInputElement>(files('label'));
  const upload = Promise.withResolvers<{
    id: string;
    kind: 'picture';
    name: string;
    bytes: number;
  }>();
  answering({ [UPLOAD]: () => upload.promise });
  await user.upload(chooser, picture('shot.png'));
  expect(await screen.findByText(files('sending', 'shot.png'))).not.toBeNull();
  expect(send.disabled).toBe(true);
  upload.resolve({ id: 'one', kind: 'picture', name: 'shot.jpg', bytes: 9 });
  const remove = await screen.findByRole('button', { name: files('remove', 'shot.jpg') });
  expect(send.disabled).toBe(false);
  answering({ [UPLOAD]: { id: 'two', kind: 'picture', name: 'other.jpg', bytes: 9 } });
  await user.upload(chooser, picture('other.png'));
  await screen.findByText('other.jpg');
  await user.click(remove);
  expect(screen.queryByText('shot.jpg')).toBeNull();
  answering({ [KEY]: { reference: 'SP-1' } });
  await user.type(field('text'), 'Help');
  await user.click(send);
  await waitFor(() => {
    expect(textOf(document.activeElement)).toBe(t('thanks'));
  });
  expect(callsOf(KEY).at(-1)?.body).toMatchObject({ text: 'Help', files: ['two'] });
});

test('uploads a file that was chosen before the script had loaded', async () => {
  const { user, say } = openContact('dolcevita', 'it', 'nina@example.test');
  stop();
  const chooser = screen.getByLabelText<HTMLInputElement>(say('care.files.label'));
  await user.upload(chooser, picture('early.png'));
  expect(callsOf(UPLOAD)).toEqual([]);
  answering({ [UPLOAD]: { id: 'one', kind: 'picture', name: 'early.jpg', bytes: 9 } });
  stop = runContact();
  await screen.findByText('early.jpg');
});

test.each(PLACES)(
  'says on %s (%s) at the field why a file was not attached',
  async (brand, language) => {
    const { user, say } = openContact(brand, language, 'nina@example.test');
    const chooser = screen.getByLabelText<HTMLInputElement>(say('care.files.label'));
    answering({ [UPLOAD]: refusal(422, 'file_type_refused') });
    await user.upload(chooser, picture('page.png'));
    await waitFor(() => {
      expect(descriptionOf(chooser)).toContain(say('errors.file_type_refused'));
    });
    answering({ [UPLOAD]: { id: 'one', kind: 'picture', name: 'a.jpg', bytes: 9 } });
    await user.upload(chooser, picture('a.png'));
    await screen.findByText('a.jpg');
    expect(descriptionOf(chooser)).not.toContain(say('errors.file_type_refused'));
  },
);

test('says at the field what the server refused there', async () => {
  const { user, say, field, send } = openContact('spark', 'en', 'nina@example.test');
  const fields = [{ path: 'email', code: 'email_malformed' }];
  answering({ [KEY]: refusal(422, 'input_invalid', { fields }) });
  await user.type(field('text'), 'Help');
  await user.click(send);
  await waitFor(() => {
    expect(descriptionOf(field('email'))).toContain(say('errors.email_malformed'));
  });
});
