import type { Bound } from './handlers-for.ts';
import { accountsHandlers } from './handlers/accounts.ts';
import { callsHandlers } from './handlers/calls.ts';
import { cardsHandlers } from './handlers/cards.ts';
import { careHandlers } from './handlers/care.ts';
import { chatPhotoHandlers } from './handlers/chat-photos.ts';
import { chatHandlers } from './handlers/chat.ts';
import { consentsHandlers } from './handlers/consents.ts';
import { creditsHandlers } from './handlers/credits.ts';
import { datesHandlers } from './handlers/dates.ts';
import { travelHandlers } from './handlers/travel.ts';
import { declarationsHandlers } from './handlers/declarations.ts';
import { deviceWalletsHandlers } from './handlers/device-wallets.ts';
import { discoveryHandlers } from './handlers/discovery.ts';
import { emailChangeHandlers } from './handlers/email-change.ts';
import { erasureHandlers } from './handlers/erasure.ts';
import { exportHandlers } from './handlers/export.ts';
import { favouritesHandlers } from './handlers/favourites.ts';
import { identitiesHandlers } from './handlers/identities.ts';
import { passkeysHandlers } from './handlers/passkeys.ts';
import { landingsHandlers } from './handlers/landings.ts';
import { legalHandlers } from './handlers/legal.ts';
import { likersHandlers } from './handlers/likers.ts';
import { limitsHandlers } from './handlers/limits.ts';
import { mailingHandlers } from './handlers/mailing.ts';
import { mediaHandlers } from './handlers/media.ts';
import { proofHandlers } from './handlers/proof.ts';
import { noticePauseHandlers, notificationsHandlers } from './handlers/notifications.ts';
import { ownershipHandlers } from './handlers/ownership.ts';
import { orderReturnsHandlers } from './handlers/order-returns.ts';
import { hostedOrdersHandlers } from './handlers/hosted-orders.ts';
import { ordersHandlers } from './handlers/orders.ts';
import { ownOrdersHandlers } from './handlers/own-orders.ts';
import { partnerHandlers } from './handlers/partner.ts';
import { payRulesHandlers } from './handlers/pay-rules.ts';
import { paymentWebhooksHandlers } from './handlers/payment-webhooks.ts';
import { picksHandlers } from './handlers/picks.ts';
import { placesHandlers } from './handlers/places.ts';
import { receiptsHandlers } from './handlers/receipts.ts';
import { reviewsHandlers } from './handlers/reviews.ts';
import { knownPeopleHandlers } from './handlers/known-people.ts';
import { savedSearchesHandlers } from './handlers/saved-searches.ts';
import { sessionHandlers } from './handlers/session.ts';
import { safetyHandlers } from './handlers/safety.ts';
import { swipeHandlers } from './handlers/swipe.ts';
import { trackingHandlers } from './handlers/tracking.ts';
import { translationHandlers } from './handlers/translation.ts';
import { walletHandlers } from './handlers/wallet.ts';

/** Every endpoint of the product with its handler, by "METHOD /path". */
export const endpoints: ReadonlyMap<string, Bound> = new Map([
  ...accountsHandlers,
  ...callsHandlers,
  ...cardsHandlers,
  ...careHandlers,
  ...chatHandlers,
  ...chatPhotoHandlers,
  ...consentsHandlers,
  ...creditsHandlers,
  ...datesHandlers,
  ...travelHandlers,
  ...declarationsHandlers,
  ...deviceWalletsHandlers,
  ...discoveryHandlers,
  ...emailChangeHandlers,
  ...erasureHandlers,
  ...exportHandlers,
  ...favouritesHandlers,
  ...identitiesHandlers,
  ...passkeysHandlers,
  ...knownPeopleHandlers,
  ...landingsHandlers,
  ...legalHandlers,
  ...likersHandlers,
  ...limitsHandlers,
  ...mailingHandlers,
  ...mediaHandlers,
  ...proofHandlers,
  ...notificationsHandlers,
  ...noticePauseHandlers,
  ...ownershipHandlers,
  ...hostedOrdersHandlers,
  ...ordersHandlers,
  ...orderReturnsHandlers,
  ...ownOrdersHandlers,
  ...partnerHandlers,
  ...payRulesHandlers,
  ...paymentWebhooksHandlers,
  ...receiptsHandlers,
  ...picksHandlers,
  ...placesHandlers,
  ...reviewsHandlers,
  ...savedSearchesHandlers,
  ...sessionHandlers,
  ...safetyHandlers,
  ...swipeHandlers,
  ...trackingHandlers,
  ...translationHandlers,
  ...walletHandlers,
]);
