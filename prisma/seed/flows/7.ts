import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { flowDefaults } from './defaults.ts';

/** A brand's default: affiliates' traffic without a flow of its own. */
export const flow7: FlowConfigInput = {
  ...flowDefaults,
  paymentMethods: ['credit_card', 'paypal', 'googlepay', 'applepay', 'mollie'],
};
