import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { previewPages, flowDefaults } from './defaults.ts';

/** The address is confirmed first, a photo is optional. */
export const flow21: FlowConfigInput = {
  ...flowDefaults,
  paymentMethods: ['mollie', 'credit_card'],
  pages: previewPages(true, true),
  optin: 'doi',
  photoOptional: true,
  messageCost: 12,
};
