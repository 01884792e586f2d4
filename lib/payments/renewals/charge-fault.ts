import type { ChargeFault } from '../../mail/templates.ts';
import type { Outcome } from '../outcomes.ts';

/** The reason for a failed charge as its mail states it. Pure. */
export function chargeFault(outcome: Outcome): ChargeFault {
  switch (outcome) {
    case 'insufficient_funds':
    case 'expired_card':
    case 'lost_or_stolen':
    case 'authentication_required':
      return outcome;
    default:
      return 'other';
  }
}
