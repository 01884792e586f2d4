import { testCardsPage } from '../hosted/test-cards-page.ts';
import { DECLINED_CASES } from './codes.ts';

/** Test cards, and how to control the stand-in. */
export const docsPage = (): string =>
  testCardsPage({
    title: 'TrustPay',
    declined: DECLINED_CASES,
    steering: `POST /control                  {"faults":[{"provider":"trustpay","operation":"purchase","kind":"lost_answer"}]}
POST /trustpay/webhook/chargeback   {"reference":"…"}
GET  /trustpay/log.json?reference=…    GET /trustpay/payments.json?reference=…    GET /trustpay/webhooks.json?reference=…`,
  });
