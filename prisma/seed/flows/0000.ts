import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { flowDefaults } from './defaults.ts';

/** Traffic without an affiliate: no match screen, and paying members are sent straight to the plans. */
export const flow0000: FlowConfigInput = {
  ...flowDefaults,
  paymentMethods: ['credit_card', 'paypal'],
  matchEnabled: false,
  hooks: [...flowDefaults.hooks, 'utente_premium_compliant'],
};
