import { foldedWords } from '../../text/fold.ts';

const SALES =
  /\b(?:credit[ios]?|creditos?|credits?|abbonament[oi]|abbonarti|suscripcion(?:es)?|suscribete|abonnements?|abonne toi|subscriptions?|subscribe|premium|vip|offert[ae]|ofertas?|offres?|offers?|scont[oi]|descuentos?|remises?|promo\w*|discounts?|pacchett[oi]|paquetes?|forfaits?|packs?|comprar?|compra|acquist\w+|achet\w+|buy|upgrade|passare a|pasate a|ricaric\w+|recarg\w+|recharg\w+|top up)\b/;

/** Whether a text advertises our products; not allowed towards vulnerable members. Pure. */
export function isSalesPitch(text: string): boolean {
  return SALES.test(foldedWords(text));
}
