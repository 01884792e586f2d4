import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { device, orderChoices, orderErrors, orderLimits, orderReply } from './order-schemas.ts';

const name = z.string().trim().max(60).default('');
/** A card field encrypted by the provider's own fields: opaque here, and never bare digits. */
const sealed = z
  .string()
  .max(4_096)
  .refine((value) => !/^[\d\s.-]*$/.test(value), 'card_data_refused')
  .default('');

const TYPED = [
  'firstName',
  'lastName',
  'cardNumber',
  'cardMonth',
  'cardYear',
  'cardSecurityCode',
] as const;
const STORED_CARD_FIELDS = ['token', 'cardToken'] as const;

function everyField(
  order: { readonly storedCard: boolean } & Readonly<
    Record<(typeof TYPED)[number] | (typeof STORED_CARD_FIELDS)[number], string>
  >,
  context: z.RefinementCtx,
): void {
  for (const field of order.storedCard ? STORED_CARD_FIELDS : TYPED) {
    if (order[field] === '') {
      context.addIssue({ code: 'custom', path: [field], message: 'required' });
    }
  }
}

export const ordersContract = {
  'POST /api/orders/tryCharge': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Orders a plan and charges a card, entered in the provider’s fields or stored before.',
    body: z
      .object({
        ...orderChoices,
        ...device,
        paySource: z.literal('CREDITCARD').default('CREDITCARD'),
        firstName: name,
        lastName: name,
        cardNumber: sealed,
        cardMonth: sealed,
        cardYear: sealed,
        cardSecurityCode: sealed,
        newCard: z.boolean().default(true),
        /** Stores the card for later orders; the buyer ticked the box. */
        storeCard: z.boolean().default(false),
        /** Pays with a stored card: needs `token` of createToken and `cardToken`, and no card fields. */
        storedCard: z.boolean().default(false),
        token: z.string().max(2_048).default(''),
        cardToken: z.string().max(64).default(''),
      })
      .superRefine(everyField),
    reply: orderReply,
    errors: [...orderErrors, 'card_data_refused', 'stored_card_unknown'],
    limits: orderLimits,
  }),
} satisfies Contract;
