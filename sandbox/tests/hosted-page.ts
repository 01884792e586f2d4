import { TEST_PAYMENT_METHODS, type TestCase } from '../payments/test-payment-methods.ts';

const press = (page: string, form: Readonly<Record<string, string>>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(form) });

export const numberOf = (name: TestCase): string =>
  TEST_PAYMENT_METHODS.find((testMethod) => testMethod.case === name)?.number ?? '';

/** Submits a card on a provider's own page; `more` replaces valid fields. */
export const typeCard = (
  page: string,
  number: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  press(page, {
    number,
    expiry: '03/30',
    code: '737',
    holder: 'Test Buyer',
    decision: 'pay',
    ...more,
  });

export const answerBank = (page: string, decision: 'confirm' | 'refuse'): Promise<Response> =>
  press(`${page}/bank`, { decision });

/** The address and fields of the form that returns the browser to the merchant. */
export async function readReturn(answer: Response) {
  const text = await answer.text();
  const [, target = ''] = /id="back" method="post" action="([^"]*)"/.exec(text) ?? [];
  const inputs = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return {
    target: target.replaceAll('&amp;', '&'),
    fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])),
  };
}
