import type { accountsContract } from '../accounts/contract.ts';
import type { landingsContract } from '../accounts/landings/contract.ts';
import type { ownershipContract } from '../accounts/ownership/contract.ts';
import type { careContract } from '../care/contract.ts';
import type { chatContract } from '../chat/contract.ts';
import type { consentsContract } from '../consents/contract.ts';
import type { creditsContract } from '../credits/contract.ts';
import type { discoveryContract } from '../discovery/contract.ts';
import type { legalContract } from '../legal/contract.ts';
import type { mailingContract } from '../mailing/contract.ts';
import type { mediaContract } from '../media/contract.ts';
import type { paymentsContract } from '../payments/contract.ts';
import type { placesContract } from '../places/contract.ts';
import type { trackingContract } from '../tracking/contract.ts';

/** All contracts as one type: the browser's helper is typed by it and carries no schema. */
export type Contracts = typeof accountsContract &
  typeof landingsContract &
  typeof ownershipContract &
  typeof careContract &
  typeof chatContract &
  typeof consentsContract &
  typeof creditsContract &
  typeof discoveryContract &
  typeof legalContract &
  typeof mailingContract &
  typeof mediaContract &
  typeof paymentsContract &
  typeof placesContract &
  typeof trackingContract;

export type EndpointKey = keyof Contracts;
