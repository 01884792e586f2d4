import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { usual } from './usual.ts';

/** A brand's default: affiliates' traffic without a flow of its own. */
export const flow7: FlowConfigInput = {
  ...usual,
  paymentMethods: ['credit_card', 'paypal', 'googlepay', 'applepay', 'mollie'],
};
