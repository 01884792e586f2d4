import type { Page } from '@playwright/test';
import { answerCookies } from './answer-cookies.ts';
import { containing } from './copy.ts';
import { inDatabase } from './member-rows.ts';
import { newcomers, type BrandName } from './places.ts';

export const FRESH_PASSWORD = 'una frase lunga e mia 27';

type Wanted = {
  /** The address of the brand's pages: `/` of it is opened first. */
  readonly home: string;
  readonly databaseUrl: string;
  readonly email: string;
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

/**
 * A member of their own, signed up and confirmed without a form; the page has refused cookies and is logged
 * in afterwards.
 */
export async function freshMember(page: Page, brand: BrandName, wanted: Wanted): Promise<void> {
  const { locale, typed, city } = newcomers[brand];
  await page.goto(wanted.home);
  await answerCookies(page, brand);
  const country = { it: 'it', es: 'es', fr: 'fr', en: 'ie' }[locale];
  const found = await fromPage(page, 'GET', `/api/get/city/${country}/${typed}`);
  const places = JSON.parse(found.text) as Record<string, string>[];
  const place = places.find(({ city_title }) => containing(city).test(city_title ?? ''));
  const answer = await fromPage(page, 'POST', '/api/users/register', {
    ...{ email: wanted.email, password: FRESH_PASSWORD, eta: 34, sono: 'uomo', cerco: 'donna' },
    ...{ geo: place?.['state_title'], city: place?.['city_title'] },
    ...{ provincia: place?.['provincia'], path: '/signup', language: locale },
    ...{ terms1: true, terms2: true, terms3: false, terms4: true },
  });
  if (answer.status !== 200) throw new Error(`no member was made: ${answer.text}`);
  await inDatabase(
    wanted.databaseUrl,
    'update users set email_confirmed_at = created_at where email = $1',
    [wanted.email],
  );
}

let orders = 0;

/** Pays for a plan by a card that asks for nothing, without the payment page. */
export async function buyFromPage(page: Page, productId: string): Promise<void> {
  orders += 1;
  const answer = await fromPage(page, 'POST', '/api/orders/tryCharge', {
    rateplan: { product_id: productId },
    ...{ firstName: 'Nina', lastName: 'Prova', newCard: true },
    ...{ cardNumber: 'test_4111111111111111', cardMonth: 'test_03', cardYear: 'test_2030' },
    ...{ cardSecurityCode: 'test_737', acceptOrder: true, startNow: true },
    idempotencyKey: `fresh-order-${String(orders)}-${String(Date.now())}`,
  });
  if (!answer.text.includes('"success"')) throw new Error(`nothing was bought: ${answer.text}`);
}
