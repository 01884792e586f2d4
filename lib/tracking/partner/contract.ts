import { z } from 'zod';
import { PartnerOrderState } from '../../db/generated/enums.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

const id = z.string().regex(/^[\w.:-]{1,100}$/);
const name = z.string().trim().min(1).max(100);

const order = z.object({
  /** The partner's own order number. */
  orderId: id,
  /** The click by which we received the visitor, if there was one. */
  clickid: z.string().min(1).max(200).optional(),
  kcampaign: name.optional(),
  priceMinor: z.number().int().min(0).max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const SIGNED =
  'Signed by the partner’s key: headers x-partner-key, -time, -nonce and -signature, see docs/operations.md.';

const called = {
  context: 'partner',
  access: 'signed',
  bodyAs: 'raw',
  bodyLimit: 16 * 1024,
  originExempt: true,
  limits: [{ by: 'address', points: 600, seconds: 60 }],
} as const;

const refused = [
  'input_invalid',
  'signature_invalid',
  'signature_expired',
  'call_replayed',
] as const;

const mirrored = z.object({
  result: z.literal('OK'),
  orderId: z.string(),
  state: z.enum(PartnerOrderState),
  /** The same request was received before: nothing was changed. */
  repeated: z.boolean(),
});

export const partnerContract = {
  'POST /api/payment/api/importClick': endpoint({
    ...called,
    summary: `A partner reports a click on one of its pages. ${SIGNED}`,
    body: z.object({ kcampaign: name, pageType: name, clickid: order.shape.clickid }),
    reply: z.object({ result: z.literal('OK'), repeated: z.boolean() }),
    errors: refused,
  }),
  'POST /api/payment/api/importOrder': endpoint({
    ...called,
    summary: `A partner reports an order, which is mirrored; nothing is granted or charged. ${SIGNED}`,
    body: order,
    reply: mirrored,
    errors: [...refused, 'conflict'],
  }),
  'POST /api/payment/api/importUpsell': endpoint({
    ...called,
    summary: `A partner reports an addition to an order reported before. ${SIGNED}`,
    body: order.extend({ parentOrderId: id }),
    reply: mirrored,
    errors: [...refused, 'not_found', 'conflict'],
  }),
  'POST /api/payment/api/cancelOrder': endpoint({
    ...called,
    summary: `A partner cancels an order reported before; its additions remain until they are cancelled. ${SIGNED}`,
    body: z.object({ orderId: id, reason: name.optional() }),
    reply: mirrored,
    errors: [...refused, 'not_found'],
  }),
} satisfies Contract;
