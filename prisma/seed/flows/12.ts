import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { flowDefaults } from './defaults.ts';

/** Invitations on the match screen, AI answers, a gift, and no page after the payment. */
export const flow12: FlowConfigInput = {
  ...flowDefaults,
  paymentMethods: ['paypal', 'credit_card', 'googlepay'],
  invitationMode: true,
  replyProvider: 'ai',
  useAi: true,
  giftedMessages: 2,
  okPage: false,
};
