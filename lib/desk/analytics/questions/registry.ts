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
    title: 'Do more people sign up than before?',
    name: 'registration',
    did: 'signed up',
  }),
  confirmations,
  counted({
    key: 'first-messages',
    title: 'Do more people write their first message?',
    name: 'first_message',
    did: 'wrote for the first time',
  }),
  counted({
    key: 'first-payments',
    title: 'Do more people pay for the first time?',
    name: 'first_payment',
    did: 'paid for the first time',
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
