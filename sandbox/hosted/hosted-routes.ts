import { BoundedMap } from '../http/bounded-map.ts';
import { html, type Answer } from '../http/answer.ts';
import { route, type Route, type Visit } from '../http/router.ts';
import { backPage, bankPage, cardPage, lostPage, type HostedProvider } from './hosted-pages.ts';
import type { HostedDecision, HostedPayment, TypedCard } from './hosted-payment.ts';
import { typedCard, type CardField } from './typed-card.ts';

const LIMIT = 2000;

/** What a provider supplies for its own pages. */
export interface HostedPages extends HostedProvider {
  readonly find: (id: string) => HostedPayment | undefined;
  /** Called once per payment, with the buyer's decision. */
  readonly decide: (id: string, decision: HostedDecision) => Promise<void>;
  /** Where the buyer is sent afterwards, with the form fields. */
  readonly back: (id: string) => {
    readonly target: string;
    readonly fields: Readonly<Record<string, string>>;
  };
}

const formOf = ({ body }: Visit) => new URLSearchParams(body.toString('utf8'));

const isFault = (typed: TypedCard | readonly CardField[]): typed is readonly CardField[] =>
  Array.isArray(typed);

/** The pages on which a buyer enters a card, answers the bank's challenge, and returns to the merchant. */
export function hostedRoutes(pages: HostedPages): Route[] {
  /** Cards between the two pages, stored here so that no form or URL contains them. */
  const typed = new BoundedMap<string, TypedCard>(LIMIT);

  const leave = (payment: HostedPayment): Answer => {
    const { target, fields } = pages.back(payment.id);
    return html(backPage(pages, payment, target, fields));
  };

  const conclude = async (payment: HostedPayment, decision: HostedDecision): Promise<Answer> => {
    typed.delete(payment.id);
    await pages.decide(payment.id, decision);
    return leave(payment);
  };

  const withPayment =
    (show: (payment: HostedPayment, visit: Visit) => Answer | Promise<Answer>) =>
    (visit: Visit): Answer | Promise<Answer> => {
      const payment = pages.find(visit.params['id'] ?? '');
      if (payment === undefined) return html(lostPage(pages), {}, 404);
      return payment.open ? show(payment, visit) : leave(payment);
    };

  const pay = withPayment((payment, visit) => {
    const form = formOf(visit);
    if (form.get('decision') === 'cancel') return conclude(payment, { kind: 'canceled' });
    const card = typedCard(form);
    if (isFault(card)) return html(cardPage(pages, payment, card));
    if (card.case !== 'challenge') return conclude(payment, { kind: 'typed', card, asked: null });
    typed.set(payment.id, card);
    return html(bankPage(pages, payment));
  });

  const bank = withPayment((payment, visit) => {
    const card = typed.get(payment.id);
    if (card === undefined) return html(cardPage(pages, payment));
    const asked = formOf(visit).get('decision') === 'confirm' ? 'yes' : 'no';
    return conclude(payment, { kind: 'typed', card, asked });
  });

  const open = withPayment((payment) => html(cardPage(pages, payment)));
  return [
    route('GET', `${pages.base}/pay/:id`, open),
    route('POST', `${pages.base}/pay/:id`, pay),
    route('POST', `${pages.base}/pay/:id/bank`, bank),
  ];
}
