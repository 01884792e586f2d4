import { z } from 'zod';

/** What a brand has of Google Pay; without a merchant of one's own only tests can be paid. */
export const googlePaySchema = z
  .strictObject({
    enabled: z.boolean().default(false),
    environment: z.enum(['TEST', 'PRODUCTION']).default('TEST'),
    /** The merchant as the payment gateway knows it; without one the payment company's. */
    gatewayMerchantId: z.string().min(1).max(64).optional(),
    /** Google's id of the merchant. */
    merchantId: z.string().min(1).max(64).optional(),
    merchantName: z.string().min(1).max(80).optional(),
  })
  .refine(({ environment, merchantId }) => environment === 'TEST' || merchantId !== undefined, {
    error: 'production needs a merchantId',
  });
