import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Unsubscribe } from '#components/profile/mailing/unsubscribe.tsx';
import { fakeTimeUser, pass } from '#tests/component/payments/fake-time.ts';
import { hrefOf } from '#tests/component/payments/dom.ts';
import { BRANDS, type TestBrand } from '#tests/component/payments/offers.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';

const REMOVE = 'POST /api/mailRemove';
const EMAIL = 'nina@example.test';

afterEach(() => {
  jest.useRealTimers();
});

type Given = Partial<ComponentProps<typeof Unsubscribe>> & { readonly brand?: TestBrand };

function open({ brand = 'dolcevita', ...given }: Given = {}) {
  jest.useFakeTimers();
  const props = { prefix: '/x', token: null, stops: 'news', email: null, ...given } as const;
  const page = renderPage(<Unsubscribe {...props} />, {
    brand,
    path: '/x/unsubscribe',
    user: fakeTimeUser,
  });
  const press = async (key: string) => {
    await page.user.click(
      screen.getByRole('button', { name: page.say(`mailing.unsubscribe.${key}`) }),
    );
    await pass(0);
  };
  return { ...page, press };
}

const removed = (isRemoved: boolean) => ({ removed: isRemoved }) as never;

describe('leaving the mailing list', () => {
  test.each(BRANDS)(
    'requires an address of a visitor on %s, and mails the link to it',
    async (brand) => {
      answering({ [REMOVE]: removed(false) });
      const { say, user, press } = open({ brand });
      await press('buttonOther');
      screen.getByText(say('errors.email_malformed'));
      expect(callsOf(REMOVE)).toEqual([]);
      const field = screen.getByRole('textbox', { name: say('mailing.unsubscribe.label') });
      await user.type(field, ' nobody@example.test ');
      await press('buttonOther');
      screen.getByRole('heading', { name: say('mailing.unsubscribe.sentTitle') });
      expect(callsOf(REMOVE).map(({ body }) => body)).toEqual([
        { 'event-data': { recipient: 'nobody@example.test' } },
      ]);
      await pass(60_000);
      expect(navigations()).toEqual([]);
    },
  );

  test.each(BRANDS)(
    'takes a member on %s one press, and leads home after three seconds',
    async (brand) => {
      answering({ [REMOVE]: removed(true) });
      const { say, container, press } = open({ brand, email: EMAIL });
      expect(textOf(container)).toContain(EMAIL);
      expect(callsOf(REMOVE)).toEqual([]);
      await press('button');
      screen.getByRole('heading', { name: say('mailing.unsubscribe.doneTitle') });
      expect(callsOf(REMOVE).map(({ body }) => body)).toEqual([
        { 'event-data': { recipient: EMAIL } },
      ]);
      await pass(2_999);
      expect(navigations()).toEqual([]);
      await pass(1);
      expect(navigations()).toEqual([{ kind: 'document', href: '/x/' }]);
    },
  );

  test.each(BRANDS)('lets the member stay on the page on %s', async (brand) => {
    answering({ [REMOVE]: removed(true) });
    const { say, press } = open({ brand, email: EMAIL });
    await press('button');
    await press('stay');
    const home = screen.getByRole('link', { name: say('mailing.unsubscribe.home') });
    expect(hrefOf(home)).toBe('/x/');
    await pass(60_000);
    expect(navigations()).toEqual([]);
  });

  test('uses the token of the mailed link, whatever the session', async () => {
    answering({ [REMOVE]: removed(true) });
    const { say, container, press } = open({ brand: 'spark', token: 'token-1', email: EMAIL });
    expect(textOf(container)).not.toContain(EMAIL);
    await press('button');
    screen.getByText(say('mailing.unsubscribe.doneText'));
    expect(callsOf(REMOVE).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
  });

  test('stops notices by the link of a notice, and says so', async () => {
    answering({ [REMOVE]: removed(true) });
    const { say, press } = open({ brand: 'fuego', token: 'token-1', stops: 'notices' });
    await press('notices.button');
    screen.getByText(say('mailing.unsubscribe.notices.doneText'));
  });

  test('says that the call failed, and can be retried', async () => {
    answering({ [REMOVE]: OFFLINE });
    const { say, press } = open({ brand: 'lumiere', email: EMAIL });
    await press('button');
    screen.getByText(say('errors.offline'));
    answering({ [REMOVE]: removed(true) });
    await press('button');
    screen.getByRole('heading', { name: say('mailing.unsubscribe.doneTitle') });
  });
});
