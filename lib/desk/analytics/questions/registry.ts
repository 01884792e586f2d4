import type { Question } from '../question.ts';
import { cohorts } from './cohorts.ts';
import { confirmations } from './confirmations.ts';
import { counted } from './counted.ts';
import { byBrand, flows, sources } from './groups.ts';
import { places, revenue } from './revenue.ts';
import { renewals, tenure } from './subscriptions.ts';
import { waitTimes } from './wait-times.ts';

/** Every question of the analytics page, in display order. */
export const questions: readonly Question[] = [
  counted({
    key: 'registrations',
    title: 'Sign-ups',
    name: 'registration',
    did: 'signed up',
  }),
  confirmations,
  counted({
    key: 'first-messages',
    title: 'First messages',
    name: 'first_message',
    did: 'wrote their first message',
  }),
  counted({
    key: 'first-payments',
    title: 'First payments',
    name: 'first_payment',
    did: 'made their first payment',
  }),
  cohorts,
  flows,
  sources,
  byBrand,
  renewals,
  tenure,
  revenue,
  places,
  waitTimes,
];
