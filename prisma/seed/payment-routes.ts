import type { Db } from '../../lib/db/client.ts';
import { publishRoute, type NewRoute } from '../../lib/payments/routes/publish-route.ts';

/** Every provider comes first in one of the routes, so that the demo uses all of them. */
const CARDS: readonly NewRoute[] = [
  { company: 'gankomedia', flowCode: '', method: 'credit_card', providers: ['adyen', 'trustpay'] },
  { company: 'iumob', flowCode: '', method: 'credit_card', providers: ['adyen', 'maxpay'] },
  {
    company: 'gankomedia',
    flowCode: '21',
    method: 'credit_card',
    providers: ['trustpay', 'adyen'],
  },
  { company: 'iumob', flowCode: '21', method: 'credit_card', providers: ['maxpay', 'adyen'] },
];

const OTHERS: readonly NewRoute[] = ['gankomedia', 'iumob'].flatMap((company): NewRoute[] => [
  { company, flowCode: '', method: 'paypal', providers: ['paypal'] },
  { company, flowCode: '', method: 'mollie', providers: ['mollie'] },
  { company, flowCode: '', method: 'googlepay', providers: ['adyen'] },
  { company, flowCode: '', method: 'applepay', providers: ['adyen'] },
]);

/** Writes the payment routes; a second run changes nothing. */
export async function seedPaymentRoutes(tx: Db, now: Date): Promise<void> {
  for (const route of [...CARDS, ...OTHERS]) await publishRoute(tx, route, now);
}
