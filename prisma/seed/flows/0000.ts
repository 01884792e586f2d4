import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { usual } from './usual.ts';

/** Traffic without an affiliate: no match screen, and paying members are sent straight to the plans. */
export const flow0000: FlowConfigInput = {
  ...usual,
  paymentMethods: ['credit_card', 'paypal'],
  matchEnabled: false,
  hooks: [...usual.hooks, 'utente_premium_compliant'],
};
