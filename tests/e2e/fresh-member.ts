import type { Page } from '@playwright/test';
import { answerCookies } from './answer-cookies.ts';
import { containing } from './copy.ts';
import { inDatabase } from './member-rows.ts';
import { newcomers, type BrandName } from './places.ts';

export const FRESH_PASSWORD = 'una frase lunga e mia 27';

type Wanted = {
  /** The address of the brand's pages: `/` of it is opened first. */
  readonly home: string;
  readonly email: string;
  /** A man who seeks women unless said otherwise. */
  readonly gender?: 'man' | 'woman' | undefined;
  readonly flow?: string | undefined;
};

/** Calls the app from the page, with its cookies; answers with the status and what came. */
function fromPage(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  return page.evaluate(
    async (asked) => {
      const answer = await fetch(asked.path, {
        method: asked.method,
        ...(asked.body === undefined
          ? {}
          : {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(asked.body),
            }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body },
  );
}

const SEX = {
  man: { sono: 'uomo', cerco: 'donna' },
  woman: { sono: 'donna', cerco: 'uomo' },
} as const;

/** Signs somebody up without a form; the page has refused cookies and is logged in afterwards. */
export async function signUpFromPage(page: Page, brand: BrandName, wanted: Wanted): Promise<void> {
  const { locale, typed, city } = newcomers[brand];
  await page.goto(wanted.home);
  await answerCookies(page, brand);
  const country = { it: 'it', es: 'es', fr: 'fr', en: 'ie' }[locale];
  const found = await fromPage(page, 'GET', `/api/get/city/${country}/${typed}`);
  const places = JSON.parse(found.text) as Record<string, string>[];
  const place = places.find(({ city_title }) => containing(city).test(city_title ?? ''));
  const answer = await fromPage(page, 'POST', '/api/users/register', {
    ...{ email: wanted.email, password: FRESH_PASSWORD, eta: 34, ...SEX[wanted.gender ?? 'man'] },
    ...{ geo: place?.['state_title'], city: place?.['city_title'] },
    ...{ provincia: place?.['provincia'], path: '/signup', language: locale },
    ...{ terms1: true, terms2: true, terms3: false, terms4: true },
    ...(wanted.flow !== undefined && { fluxId: wanted.flow }),
  });
  if (answer.status !== 200) throw new Error(`no member was made: ${answer.text}`);
}

/** As above, with the address confirmed by no mail: who others do not find. */
export async function freshMember(
  page: Page,
  brand: BrandName,
  { databaseUrl, ...wanted }: Wanted & { readonly databaseUrl: string },
): Promise<void> {
  await signUpFromPage(page, brand, wanted);
  await inDatabase(
    databaseUrl,
    'update users set email_confirmed_at = created_at where email = $1',
    [wanted.email],
  );
}

let orders = 0;

/** Orders a plan without the payment page; what the call answers. */
export async function orderFromPage(
  page: Page,
  productId: string,
  cardNumber: string,
): Promise<string> {
  orders += 1;
  const { text } = await fromPage(page, 'POST', '/api/orders/tryCharge', {
    rateplan: { product_id: productId },
    ...{ firstName: 'Nina', lastName: 'Prova', newCard: true },
    ...{ cardNumber: `test_${cardNumber}`, cardMonth: 'test_03', cardYear: 'test_2030' },
    ...{ cardSecurityCode: 'test_737', acceptOrder: true, startNow: true },
    idempotencyKey: `fresh-order-${String(orders)}-${String(Date.now())}`,
  });
  return text;
}

/** Pays for a plan by a card that asks for nothing. */
export async function buyFromPage(page: Page, productId: string): Promise<void> {
  const answer = await orderFromPage(page, productId, '4111111111111111');
  if (!answer.includes('"success"')) throw new Error(`nothing was bought: ${answer}`);
}
