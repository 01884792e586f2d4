import { z } from 'zod';
import { googlePaySchema } from './google-pay.ts';

/** Who sells: the merchant accounts behind a brand's payments. */
export const paymentCompanies = ['gankomedia', 'iumob'] as const;

/** What a brand's file opens it with, and operators change in its rows while the service runs. */
export const openingSchema = z.strictObject({
  /** Flow of whoever comes without one. */
  defaultFlow: z.string().regex(/^[\w-]{1,16}$/),
  paymentCompany: z.enum(paymentCompanies),
  /** The landing for broad advertisements introduces the house before it asks. */
  mainstream: z.boolean(),
  /** Whose banner asks for consent. Ours alone is built; a bought one would be a second word. */
  consentTool: z.literal('own'),
  googlePay: googlePaySchema,
});
