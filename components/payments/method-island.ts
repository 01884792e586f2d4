import type { Offer } from '#lib/payments/offers/offer.ts';
import type { SubmitOrder } from './send-order.ts';
import type { OrderChoices } from './use-order.ts';

/** What every method's form has in common; OrderForm draws it. */
export interface OrderFormProps {
  offer: Offer;
  /** A message waits for credits, so sending it afterwards can be ticked. */
  hasPendingMessage: boolean;
  /** The member has asked for that already, where the message was refused. */
  sendsPending: boolean;
  /** An order is under way: nothing can be changed or pressed. */
  submitting: boolean;
}

/** What the buyer ticked beside the method's own fields. */
export type TermsGiven = Pick<OrderChoices, 'startNow' | 'sendPending'>;

/**
 * One way to pay on the payment page. It draws its own fields inside OrderForm, whose button is the order;
 * a wallet's sheet opens from that button. `details` is the method's public configuration.
 */
export interface MethodIslandProps<Details> {
  details: Details;
  form: OrderFormProps;
  /** The order but for what is ticked; calls send it along. */
  choices: Omit<OrderChoices, keyof TermsGiven>;
  onOrder: (terms: TermsGiven, submit: SubmitOrder) => void;
}
