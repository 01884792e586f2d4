import { z } from 'zod';
import { MeasureKind, TicketState } from '../../db/generated/enums.ts';
import { contact } from '../members/member-schema.ts';

/** What is known of the member who wrote a ticket. */
export const ticketContext = z.object({
  trackerId: z.string(),
  state: z.string(),
  disabledReason: z.string().nullable(),
  textState: z.string(),
  credits: contact.shape.credits,
  subscription: contact.shape.subscription,
  orders: z.array(
    z.object({
      orderId: z.string(),
      productId: z.string(),
      amountMinor: z.number(),
      currency: z.string(),
      state: z.string(),
      at: z.date(),
    }),
  ),
  tickets: z.array(
    z.object({ reference: z.string(), state: z.enum(TicketState), createdAt: z.date() }),
  ),
  measures: z.array(z.object({ kind: z.enum(MeasureKind), reason: z.string(), at: z.date() })),
  notes: z.array(z.object({ text: z.string(), by: z.string(), at: z.date() })),
});
