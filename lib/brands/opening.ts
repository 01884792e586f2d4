import { z } from 'zod';
import { googlePaySchema } from './google-pay.ts';

/** The seller: the merchant accounts behind a brand's payments. */
export const paymentCompanies = ['gankomedia', 'iumob'] as const;

/** Initial settings of a brand, from its file. Operators change them later in the brand's rows. */
export const openingSchema = z.strictObject({
  /** Flow of visitors for whom no other flow applies. */
  defaultFlow: z.string().regex(/^[\w-]{1,16}$/),
  paymentCompany: z.enum(paymentCompanies),
  /** Whether the landing page for broad advertisements introduces the service before it asks for a signup. */
  mainstream: z.boolean(),
  /** Which consent banner is shown. Only our own is implemented. */
  consentTool: z.literal('own'),
  googlePay: googlePaySchema,
});
