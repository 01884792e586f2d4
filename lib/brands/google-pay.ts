import { z } from 'zod';

/** Google Pay settings of a brand. Without a merchant id of its own the brand can only take test payments. */
export const googlePaySchema = z
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
