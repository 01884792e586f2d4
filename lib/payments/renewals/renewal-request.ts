import { brandLink } from '../../brands/links.ts';
import type { Attempt, Intent, Mandate } from '../../db/generated/client.ts';
import { notifyUrl } from '../attempts/notify-url.ts';
import type { Offer } from '../offers/offer.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';
import { providerByName } from '../providers/registry.ts';
import type { OpenRenewal } from './open-renewals.ts';

type Charged = {
  readonly renewal: OpenRenewal;
  readonly mandate: Mandate;
  readonly attempt: Attempt;
  readonly offer: Offer;
  readonly last: Intent;
};

/** A merchant-initiated charge of the stored payment method: the member is not present to authenticate. */
export function renewalRequest({ renewal, mandate, attempt, offer, last }: Charged): ChargeRequest {
  const { member } = renewal.subscription;
  const back = brandLink(member.brandId, '/profile', offer.locale);
  return {
    company: attempt.company,
    reference: attempt.reference,
    idempotencyKey: attempt.idempotencyKey,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    paymentMethod: { kind: 'stored', token: mandate.token },
    purpose: 'renewal',
    initiator: 'merchant',
    sca: 'none',
    cardOnFile: 'renewal',
    store: false,
    planName: offer.planName,
    descriptor: last.descriptor,
    returnUrl: back,
    cancelUrl: back,
    notifyUrl: notifyUrl(providerByName(mandate.provider).name, attempt.company, member.brandId),
    payer: {
      id: member.publicId,
      email: member.email,
      firstName: '',
      lastName: '',
      country: member.country,
      locale: offer.locale,
      address: '',
    },
    browser: null,
  };
}
