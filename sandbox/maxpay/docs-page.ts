import { testCardsPage } from '../hosted/test-cards-page.ts';
import { DECLINED_CASES } from './codes.ts';

/** Test cards, and how to control the stand-in. */
export const docsPage = (): string =>
  testCardsPage({
    title: 'Maxpay',
    declined: DECLINED_CASES.map(([name, code]) => [name, String(code)]),
    steering: `POST /control                  {"faults":[{"provider":"maxpay","operation":"sale","kind":"lost_answer"}]}
POST /maxpay/webhook/chargeback   {"reference":"…"}
GET  /maxpay/log.json?reference=…    GET /maxpay/payments.json?reference=…    GET /maxpay/webhooks.json?reference=…`,
  });
