import type { Offer } from '#lib/payments/offers/offer.ts';
import type { SubmitOrder } from './send-order.ts';
import type { OrderChoices } from './use-order.ts';

/** The common part of every method's form, rendered by OrderForm. */
export interface OrderFormProps {
  offer: Offer;
  prefix: string;
  /** A message is pending until there are credits, so the buyer can choose to have it sent afterwards. */
  hasPendingMessage: boolean;
  /** The member chose that already, where the message was refused. */
  sendsPending: boolean;
  /** An order is in progress: nothing can be changed or pressed. */
  submitting: boolean;
}

/** What the buyer ticked besides the method's own fields. */
export type TermsGiven = Pick<OrderChoices, 'startNow' | 'sendPending'>;

/**
 * One payment method on the payment page. It renders its own fields inside OrderForm, whose button places the
 * order; a wallet's sheet opens from that button. `details` is the method's public configuration.
 */
export interface MethodIslandProps<Details> {
  details: Details;
  form: OrderFormProps;
  /** The order except for what is ticked; calls send both. */
  choices: Omit<OrderChoices, keyof TermsGiven>;
  onOrder: (terms: TermsGiven, submit: SubmitOrder) => void;
}
