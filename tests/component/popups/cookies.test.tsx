import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { CookieChoice } from '#components/legal/cookie-choice.tsx';
import { runCookies } from '#components/visitor/cookies.ts';
import { hrefOf } from '#tests/component/payments/dom.ts';
import { BRANDS, localeOf, type TestBrand } from '#tests/component/payments/offers.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';

const CONSENT = 'POST /api/consents/cookies';
const SIX_MONTHS_MS = 182 * 86_400_000;

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.documentElement.removeAttribute('lang');
});

const stored = () => JSON.parse(localStorage.getItem('cookieDecision') ?? 'null') as unknown;
const decided = (allowed: object, until = Date.now() + SIX_MONTHS_MS) => {
  localStorage.setItem('cookiePolicy', 'true');
  localStorage.setItem(
    'cookieDecision',
    JSON.stringify({ ...allowed, askAgainAt: new Date(until).toISOString() }),
  );
};

/** A visitor's page with the cookie banner, the preferences behind it and the link in its footer. */
function open(brand: TestBrand = 'dolcevita') {
  answering({ [CONSENT]: { success: true } as never });
  document.documentElement.lang = localeOf(brand);
  const page = renderPage(
    <>
      <main id="content">pagina</main>
      <CookieChoice prefix="/x" />
      <footer>
        <a href="/x/legal/cookie" data-cookies-press="choose">
          ancora
        </a>
      </footer>
    </>,
    { brand },
  );
  end = runCookies();
  const { say, user } = page;
  const banner = () => screen.queryByRole('region', { name: say('legal.cookie.title') });
  const centre = () => screen.queryByRole('dialog', { name: say('legal.cookie.centreTitle') });
  const inCentre = () => within(centre() ?? document.body);
  const box = (purpose: string) =>
    inCentre().getByRole<HTMLInputElement>('checkbox', { name: say(`legal.cookie.${purpose}`) });
  const press = (key: string, where = within(document.body)) =>
    user.click(where.getByRole('button', { name: say(`legal.cookie.${key}`) }));
  return { ...page, banner, centre, inCentre, box, press };
}

describe('the cookie banner', () => {
  test.each(BRANDS)(
    'stays on %s until it is answered, with both answers of equal weight',
    (brand) => {
      const { say, banner, centre } = open(brand);
      expect(banner()).not.toBeNull();
      expect(centre()).toBeNull();
      const weights = ['reject', 'accept'].map(
        (answer) => screen.getByRole('button', { name: say(`legal.cookie.${answer}`) }).className,
      );
      expect(weights[0]).toBe(weights[1]);
      const more = within(banner() ?? document.body).getByRole('link');
      expect(hrefOf(more)).toBe('/x/legal/cookie');
      expect(stored()).toBeNull();
    },
  );

  test.each([
    ['accept', true],
    ['reject', false],
  ] as const)('answered by %s allows everything optional: %p', async (answer, allowed) => {
    const { banner, press } = open('spark');
    const before = Date.now();
    await press(answer);
    expect(banner()).toBeNull();
    expect(stored()).toMatchObject({ measuring: allowed, marketing: allowed });
    expect(localStorage.getItem('cookiePolicy')).toBe('true');
    const { askAgainAt } = stored() as { readonly askAgainAt: string };
    expect(Date.parse(askAgainAt)).toBeGreaterThanOrEqual(before + SIX_MONTHS_MS);
    expect(callsOf(CONSENT).map(({ body }) => body)).toEqual([
      { measuring: allowed, marketing: allowed, language: 'en' },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('stores the decision in this browser when its record failed', async () => {
    const { banner, press } = open();
    answering({ [CONSENT]: OFFLINE });
    await press('reject');
    expect(banner()).toBeNull();
    expect(stored()).toMatchObject({ measuring: false, marketing: false });
  });

  test('is not shown after an answer, and again after six months', () => {
    decided({ measuring: true, marketing: false });
    const { banner, unmount } = open('fuego');
    expect(banner()).toBeNull();
    end();
    unmount();
    decided({ measuring: true, marketing: false }, Date.now() - 1);
    expect(open('fuego').banner()).not.toBeNull();
  });

  test('closes when it is answered in another tab', () => {
    const { banner } = open('lumiere');
    decided({ measuring: true, marketing: false });
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'cookieDecision' }));
    });
    expect(banner()).toBeNull();
  });

  test('returns when all storage was cleared', () => {
    decided({ measuring: false, marketing: false });
    const { banner } = open();
    expect(banner()).toBeNull();
    localStorage.clear();
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(banner()).not.toBeNull();
  });
});

describe('the preferences', () => {
  test.each(BRANDS)('open on %s with nothing ticked, and close without a choice', async (brand) => {
    const { banner, centre, box, press, inCentre } = open(brand);
    await press('choose');
    expect(box('measuring').checked).toBe(false);
    expect(box('marketing').checked).toBe(false);
    expect(inCentre().getAllByRole('checkbox')).toHaveLength(2);
    await press('close');
    expect(centre()).toBeNull();
    expect(banner()).not.toBeNull();
    expect(stored()).toBeNull();
    expect(callsOf(CONSENT)).toEqual([]);
  });

  test('open with the focus on their title', async () => {
    const { press, inCentre } = open();
    await press('choose');
    expect(document.activeElement).toBe(inCentre().getByRole('heading', { level: 2 }));
  });

  test('close at a press beside them', async () => {
    const { centre, user, press } = open();
    await press('choose');
    const shown = centre();
    if (shown) await user.click(shown);
    expect(centre()).toBeNull();
    expect(stored()).toBeNull();
  });

  test.each([
    ['measuring', { measuring: true, marketing: false }],
    ['marketing', { measuring: false, marketing: true }],
  ] as const)('allow %s alone', async (purpose, allowed) => {
    const { banner, user, box, press } = open('fuego');
    await press('choose');
    await user.click(box(purpose));
    await press('save');
    expect(banner()).toBeNull();
    expect(stored()).toMatchObject(allowed);
    expect(callsOf(CONSENT).map(({ body }) => body)).toEqual([{ ...allowed, language: 'es' }]);
  });

  test('refuse everything when saved without a tick', async () => {
    const { press } = open('spark');
    await press('choose');
    await press('save');
    expect(stored()).toMatchObject({ measuring: false, marketing: false });
  });

  test('show the stored choice when opened from the footer, and revoke it', async () => {
    decided({ measuring: true, marketing: false });
    const { user, centre, box, press } = open('lumiere');
    const again = screen.getByRole('link', { name: 'ancora' });
    again.focus();
    await user.keyboard('{Enter}');
    expect(box('measuring').checked).toBe(true);
    expect(box('marketing').checked).toBe(false);
    await press('rejectAll');
    expect(centre()).toBeNull();
    expect(stored()).toMatchObject({ measuring: false, marketing: false });
  });

  test('accept everything at one press', async () => {
    const { press } = open('dolcevita');
    await press('choose');
    await press('acceptAll');
    expect(stored()).toMatchObject({ measuring: true, marketing: true });
  });

  test('do not open after the page was left', async () => {
    const { centre, press } = open();
    end();
    await press('choose');
    expect(centre()).toBeNull();
  });
});
