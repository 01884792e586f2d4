import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { previewPages, flowDefaults } from './defaults.ts';

/** The card check is required before the first message. */
export const flow15: FlowConfigInput = {
  ...flowDefaults,
  paymentMethods: ['credit_card', 'googlepay', 'applepay'],
  pages: previewPages(true, false),
  requiresCardCheck: true,
  messageCost: 8,
  channelPopup: true,
};
