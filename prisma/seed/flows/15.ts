import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { previewPages, usual } from './usual.ts';

/** The card check comes before anything is written. */
export const flow15: FlowConfigInput = {
  ...usual,
  paymentMethods: ['credit_card', 'googlepay', 'applepay'],
  pages: previewPages(true, false),
  requiresCardCheck: true,
  messageCost: 8,
  channelPopup: true,
};
