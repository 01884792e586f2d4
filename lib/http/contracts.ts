import type { accountsContract } from '../accounts/contract.ts';
import type { emailChangeContract } from '../accounts/email-change/contract.ts';
import type { erasureContract } from '../accounts/erasure/contract.ts';
import type { exportContract } from '../accounts/export/contract.ts';
import type { identitiesContract } from '../accounts/identities/contract.ts';
import type { passkeysContract } from '../accounts/passkeys/contract.ts';
import type { landingsContract } from '../accounts/landings/contract.ts';
import type { ownershipContract } from '../accounts/profile/contract.ts';
import type { sessionContract } from '../accounts/session/contract.ts';
import type { channelsContract } from '../accounts/telegram/contract.ts';
import type { callsContract } from '../calls/contract.ts';
import type { careContract } from '../care/contract.ts';
import type { chatContract } from '../chat/contract.ts';
import type { consentsContract } from '../consents/contract.ts';
import type { creditsContract } from '../credits/contract.ts';
import type { travelContract } from '../accounts/travel/contract.ts';
import type { datesContract } from '../dates/contract.ts';
import type { discoveryContract } from '../discovery/contract.ts';
import type { favouritesContract } from '../discovery/favourites/contract.ts';
import type { likersContract } from '../discovery/likers/contract.ts';
import type { picksContract } from '../discovery/picks/contract.ts';
import type { savedSearchesContract } from '../discovery/saved-searches/contract.ts';
import type { swipeContract } from '../discovery/swipe/contract.ts';
import type { knownPeopleContract } from '../known-people/contract.ts';
import type { legalContract } from '../legal/contract.ts';
import type { mailingContract } from '../mailing/contract.ts';
import type { chatPhotoContract } from '../chat-photos/contract.ts';
import type { mediaContract } from '../media/contract.ts';
import type { proofContract } from '../proof/contract.ts';
import type { safetyContract } from '../moderation/contract.ts';
import type { cardsContract } from '../payments/cards/contract.ts';
import type { declarationsContract } from '../payments/declarations/contract.ts';
import type { hostedContract } from '../payments/hosted/contract.ts';
import type { deviceWalletsContract } from '../payments/device-wallets/contract.ts';
import type { limitsContract } from '../payments/spending-limits/contract.ts';
import type { ordersContract } from '../payments/orders/contract.ts';
import type { ownOrdersContract, payRulesContract } from '../payments/own/contract.ts';
import type { receiptsContract } from '../payments/receipt/contract.ts';
import type { returnsContract } from '../payments/returns/contract.ts';
import type { walletContract } from '../payments/wallet/contract.ts';
import type { paymentWebhooksContract } from '../payments/webhooks/contract.ts';
import type { placesContract } from '../places/contract.ts';
import type { reviewsContract } from '../reviews/contract.ts';
import type { noticePauseContract } from '../notifications/contract.ts';
import type { trackingContract } from '../tracking/contract.ts';
import type { translationContract } from '../translation/contract.ts';
import type { partnerContract } from '../tracking/partner/contract.ts';

/** All contracts as one type: the browser client is typed by it and contains no schema. */
export type Contracts = typeof accountsContract &
  typeof emailChangeContract &
  typeof erasureContract &
  typeof exportContract &
  typeof identitiesContract &
  typeof passkeysContract &
  typeof landingsContract &
  typeof ownershipContract &
  typeof sessionContract &
  typeof channelsContract &
  typeof noticePauseContract &
  typeof callsContract &
  typeof cardsContract &
  typeof careContract &
  typeof chatContract &
  typeof chatPhotoContract &
  typeof consentsContract &
  typeof creditsContract &
  typeof travelContract &
  typeof datesContract &
  typeof declarationsContract &
  typeof deviceWalletsContract &
  typeof discoveryContract &
  typeof favouritesContract &
  typeof legalContract &
  typeof likersContract &
  typeof limitsContract &
  typeof mailingContract &
  typeof mediaContract &
  typeof proofContract &
  typeof ordersContract &
  typeof ownOrdersContract &
  typeof partnerContract &
  typeof hostedContract &
  typeof payRulesContract &
  typeof paymentWebhooksContract &
  typeof picksContract &
  typeof placesContract &
  typeof receiptsContract &
  typeof returnsContract &
  typeof reviewsContract &
  typeof safetyContract &
  typeof knownPeopleContract &
  typeof savedSearchesContract &
  typeof swipeContract &
  typeof trackingContract &
  typeof translationContract &
  typeof walletContract;

export type EndpointKey = keyof Contracts;
