import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { ResetForm } from '#components/accounts/reset-form.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { sayIn } from '../support/copy.ts';
import { navigations } from '../support/navigation.ts';
import { PageContexts } from '../support/page-contexts.tsx';
import { answering, callsOf } from '../support/server.ts';
import { entered } from './account-answers.ts';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

/** A page as the server renders it, without scripts; `arrive` runs the script that hydrates it. */
async function serverPage(content: ReactNode, path: string) {
  // Imported from the edge build: the other builds need APIs that jsdom lacks.
  const { renderToString } = await import('react-dom/server.edge');
  history.replaceState(null, '', path);
  const page = (
    <PageContexts brand="spark" locale="en" path={path} segmentOf={() => null}>
      <PopupHost prefix="" country="ie">
        {content}
      </PopupHost>
    </PageContexts>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const arrive = async () => {
    await act(async () => {
      root = hydrateRoot(container, page);
      await Promise.resolve();
    });
  };
  return { say: sayIn('en', 'spark'), arrive };
}

/** Types like a browser before any script runs: user-event instruments fields in a way that React takes for its own. */
function typeEarly(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

/** The form hands its fields to React one by one: the `input` event of the last field marks the end. */
function inputOf(last: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    last.addEventListener('input', resolve, { once: true });
  });
}

test('keeps the input typed before the script loads, and sends it', async () => {
  const { say, arrive } = await serverPage(<LoginForm prefix="" />, '/login');
  const field = (key: string) =>
    screen.getByLabelText<HTMLInputElement>(say(`accounts.login.${key}`));
  const submit = screen.getByRole<HTMLButtonElement>('button', {
    name: say('accounts.login.submit'),
  });
  typeEarly(say('accounts.login.email'), 'nina@example.test');
  typeEarly(say('accounts.login.password'), 'granita al limon');
  expect(submit.disabled).toBe(true);
  const input = inputOf(field('password'));
  await arrive();
  await waitFor(() => {
    expect(submit.disabled).toBe(false);
  });
  await act(() => input);
  typeEarly(say('accounts.login.password'), 'granita al limone');
  expect(field('email').value).toBe('nina@example.test');
  answering({ 'POST /api/users/authenticate': entered() });
  await userEvent.setup().click(submit);
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/' }]);
  });
  expect(callsOf('POST /api/users/authenticate')[0]?.body).toMatchObject({
    email: 'nina@example.test',
    password: 'granita al limone',
  });
});

test('sends no form by press or Enter before its script loads', async () => {
  const { say } = await serverPage(<ResetForm prefix="" token="t0k" />, '/resetPassword');
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText(say('accounts.reset.password')), 'granita{Enter}');
  await user.click(screen.getByRole('button', { name: say('accounts.reset.submit') }));
  expect(navigations()).toEqual([]);
});

test('restores both fields of a new password, one after the other', async () => {
  const { say, arrive } = await serverPage(<ResetForm prefix="" token="t0k" />, '/x');
  for (const key of ['password', 'again']) {
    typeEarly(say(`accounts.reset.${key}`), 'granita al limone 7');
  }
  const input = inputOf(screen.getByLabelText(say('accounts.reset.again')));
  await arrive();
  await act(() => input);
  answering({ 'POST /api/users/changePassword': { result: 'OK', user: { clickid: 'me' } } });
  const submit = screen.getByRole<HTMLButtonElement>('button', {
    name: say('accounts.reset.submit'),
  });
  await waitFor(() => {
    expect(submit.disabled).toBe(false);
  });
  await userEvent.setup().click(submit);
  await screen.findByRole('heading', { name: say('accounts.reset.doneTitle') });
  expect(callsOf('POST /api/users/changePassword')[0]?.body.password).toBe('granita al limone 7');
});
