// [finding 75] [money §3 Brand row]
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CookieChoice } from '#components/legal/cookie-choice.tsx';
import { runCookies } from '#components/visitor/cookies.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, callsOf } from '#tests/component/support/server.ts';
import { CONSENT_TOOL } from '#tests/factories/consent-tool.ts';

const CONSENT = 'POST /api/consents/cookies';
const SCRIPT = 'script[data-consent-script]';

let end: () => void = () => undefined;
beforeEach(() => {
  answering({ [CONSENT]: { success: true } as never });
});
afterEach(() => {
  end();
  jest.useRealTimers();
  document.querySelector(SCRIPT)?.remove();
  document.cookie = 'OptanonAlertBoxClosed=; max-age=0';
  for (const name of ['OnetrustActiveGroups', 'OneTrust']) Reflect.deleteProperty(window, name);
});

/** Resolves when the page began to load the tool's script. */
async function open() {
  const page = renderPage(
    <>
      <CookieChoice prefix="" tool={JSON.stringify(CONSENT_TOOL)} />
      <a href="/legal/cookie" data-cookies-press="choose">
        ancora
      </a>
    </>,
  );
  const begun = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(SCRIPT)) return;
      observer.disconnect();
      resolve();
    }).observe(document.head, { childList: true });
  });
  end = runCookies();
  await act(() => begun);
  const { say } = page;
  const banner = () => screen.queryByRole('region', { name: say('legal.cookie.title') });
  const centre = () => screen.queryByRole('dialog', { name: say('legal.cookie.centreTitle') });
  return { ...page, banner, centre };
}

function script(): HTMLScriptElement {
  const found = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (!found) throw new Error('no script');
  return found;
}

/** What the tool does at its start and after each choice. */
function signal(groups: unknown, chosen: boolean): void {
  if (chosen) document.cookie = 'OptanonAlertBoxClosed=2026-11-23T12:00:00.000Z';
  Object.assign(window, { OnetrustActiveGroups: groups });
  act(() => {
    window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  });
}

const stored = () => JSON.parse(localStorage.getItem('cookieDecision') ?? 'null') as unknown;
const sent = () => callsOf(CONSENT).map(({ body }) => body);

describe('an external consent tool', () => {
  test('is loaded in place of our banner, with the id of the site', async () => {
    const { banner } = await open();
    expect(banner()).toBeNull();
    expect(script().src).toBe(CONSENT_TOOL.script);
    expect(script().dataset['domainScript']).toBe('site-1');
    fireEvent.load(script());
    expect(banner()).toBeNull();
    expect(stored()).toBeNull();
  });

  test('stores nothing for its default groups before the visitor chose', async () => {
    await open();
    fireEvent.load(script());
    signal(',C0001,C0002,', false);
    expect(stored()).toBeNull();
    expect(sent()).toEqual([]);
  });

  test.each([
    [',C0001,C0002,C0004,', { measuring: true, marketing: true }],
    [',C0001,C0002,', { measuring: true, marketing: false }],
    [['C0001', 'C0004'], { measuring: false, marketing: true }],
    [',C0001,', { measuring: false, marketing: false }],
    [',C0001,C00020,', { measuring: false, marketing: false }],
  ])('with the groups %j stores %j, here and on the server, once', async (groups, allowed) => {
    await open();
    fireEvent.load(script());
    signal(groups, true);
    signal(groups, true);
    expect(stored()).toMatchObject(allowed);
    expect(localStorage.getItem('cookiePolicy')).toBe('true');
    expect(sent()).toEqual([expect.objectContaining(allowed)]);
  });

  test('stores a choice that it has from an earlier page, and a later withdrawal', async () => {
    document.cookie = 'OptanonAlertBoxClosed=2026-11-23T12:00:00.000Z';
    Object.assign(window, { OnetrustActiveGroups: ',C0001,C0004,' });
    await open();
    expect(stored()).toBeNull();
    fireEvent.load(script());
    expect(stored()).toMatchObject({ marketing: true });
    signal(',C0001,', true);
    expect(stored()).toMatchObject({ measuring: false, marketing: false });
    expect(sent()).toHaveLength(2);
  });

  test('opens its own preferences from our links, and ours when it has none', async () => {
    const { user, centre } = await open();
    fireEvent.load(script());
    const toggled = jest.fn();
    Object.assign(window, { OneTrust: { ToggleInfoDisplay: toggled } });
    await user.click(screen.getByRole('link', { name: 'ancora' }));
    expect(toggled).toHaveBeenCalledTimes(1);
    expect(centre()).toBeNull();
    Reflect.deleteProperty(window, 'OneTrust');
    await user.click(screen.getByRole('link', { name: 'ancora' }));
    expect(centre()).not.toBeNull();
  });

  test('whose script fails leaves the question to our banner', async () => {
    const { banner, user, say } = await open();
    fireEvent.error(script());
    expect(banner()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: say('legal.cookie.reject') }));
    expect(stored()).toMatchObject({ measuring: false, marketing: false });
    expect(banner()).toBeNull();
  });

  test('whose script does not answer leaves the question to our banner until it does', async () => {
    jest.useFakeTimers();
    const { banner } = await open();
    act(() => {
      jest.advanceTimersByTime(4_999);
    });
    expect(banner()).toBeNull();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(banner()).not.toBeNull();
    fireEvent.load(script());
    expect(banner()).toBeNull();
  });

  test('is loaded once when the page’s behaviours start again', async () => {
    const { banner } = await open();
    fireEvent.error(script());
    end();
    end = runCookies();
    expect(banner()).toBeNull();
    await waitFor(() => {
      expect(banner()).not.toBeNull();
    });
    expect(document.querySelectorAll(SCRIPT)).toHaveLength(1);
  });
});
