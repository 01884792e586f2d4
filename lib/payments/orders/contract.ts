import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { device, orderChoices, orderErrors, orderLimits, orderReply } from './order-schemas.ts';

const name = z.string().trim().min(1, 'required').max(60);
/** What the provider's own fields make of a card field: opaque here, and never bare digits. */
const sealed = z
  .string()
  .max(4_096)
  .refine((value) => !/^[\d\s.-]*$/.test(value), 'card_data_refused');

export const ordersContract = {
  'POST /api/orders/tryCharge': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Orders a plan and charges a card; the fields are those of the provider.',
    body: z.object({
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
      storedCard: z.boolean().default(false),
    }),
    reply: orderReply,
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  }),
} satisfies Contract;
