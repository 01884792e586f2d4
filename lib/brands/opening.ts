import { z } from 'zod';
import { consentToolSchema } from './consent-tool.ts';

/** Google Pay settings of a brand. Without a merchant id of its own the brand can only take test payments. */
const googlePaySchema = z
  .strictObject({
    enabled: z.boolean().default(false),
    environment: z.enum(['TEST', 'PRODUCTION']).default('TEST'),
    /** Merchant id at the payment gateway; when absent, the payment company's id is used. */
    gatewayMerchantId: z.string().min(1).max(64).optional(),
    /** Merchant id at Google. */
    merchantId: z.string().min(1).max(64).optional(),
    merchantName: z.string().min(1).max(80).optional(),
  })
  .refine(({ environment, merchantId }) => environment === 'TEST' || merchantId !== undefined, {
    error: 'production needs a merchantId',
  });

/** The seller: the merchant accounts behind a brand's payments. */
export const paymentCompanies = ['gankomedia', 'iumob'] as const;

/** Initial settings of a brand, from its file. Operators change them later in the brand's rows. */
export const openingSchema = z.strictObject({
  /** Flow of visitors for whom no other flow applies. */
  defaultFlow: z.string().regex(/^[\w-]{1,16}$/),
  paymentCompany: z.enum(paymentCompanies),
  /** Whether the landing page for broad advertisements introduces the service before it asks for a signup. */
  mainstream: z.boolean(),
  /** What asks visitors for their cookie choice. */
  consentTool: consentToolSchema,
  googlePay: googlePaySchema,
});
