/** The provider's published refusal reasons by refusalReasonCode, and the holder name that triggers each. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
  readonly holder: string;
  readonly resultCode: 'Refused' | 'Error' | 'Cancelled';
}

const refused = (code: number, reason: string, holder: string): Refusal => ({
  code: String(code),
  reason,
  holder,
  resultCode: 'Refused',
});

export const REFUSALS: readonly Refusal[] = [
  refused(2, 'Refused', 'DECLINED'),
  refused(3, 'Referral', 'REFERRAL'),
  { code: '4', reason: 'Acquirer Error', holder: 'ERROR', resultCode: 'Error' },
  refused(5, 'Blocked Card', 'BLOCK_CARD'),
  refused(6, 'Expired Card', 'CARD_EXPIRED'),
  refused(7, 'Invalid Amount', 'INVALID_AMOUNT'),
  refused(8, 'Invalid Card Number', 'INVALID_CARD'),
  refused(9, 'Issuer Unavailable', 'ISSUER_UNAVAILABLE'),
  refused(10, 'Not supported', 'NOT_SUPPORTED'),
  refused(11, '3D Not Authenticated', 'NOT_3D_AUTHENTICATED'),
  refused(12, 'Not enough balance', 'NOT_ENOUGH_BALANCE'),
  refused(14, 'Acquirer Fraud', 'ACQUIRER_FRAUD'),
  { code: '15', reason: 'Cancelled', holder: 'CANCELLED', resultCode: 'Cancelled' },
  { code: '16', reason: 'Shopper Cancelled', holder: 'SHOPPER_CANCELLED', resultCode: 'Cancelled' },
  refused(17, 'Invalid Pin', 'PIN_INVALID'),
  refused(18, 'Pin tries exceeded', 'PIN_TRIES_EXCEEDED'),
  refused(19, 'Pin validation not possible', 'PIN_VALIDATION_NOT_POSSIBLE'),
  refused(20, 'FRAUD', 'FRAUD'),
  refused(21, 'Not Submitted', 'NOT_SUBMITTED'),
  refused(22, 'FRAUD-CANCELLED', 'FRAUD_CANCELLED'),
  refused(23, 'Transaction Not Permitted', 'TRANSACTION_NOT_PERMITTED'),
  refused(24, 'CVC Declined', 'CVC_DECLINED'),
  refused(25, 'Restricted Card', 'RESTRICTED_CARD'),
  refused(26, 'Revocation Of Auth', 'REVOCATION_OF_AUTH'),
  refused(27, 'Declined Non Generic', 'DECLINED_NON_GENERIC'),
  refused(28, 'Withdrawal amount exceeded', 'WITHDRAWAL_AMOUNT_EXCEEDED'),
  refused(29, 'Withdrawal count exceeded', 'WITHDRAWAL_COUNT_EXCEEDED'),
  refused(31, 'Issuer Suspected Fraud', 'ISSUER_SUSPECTED_FRAUD'),
  refused(32, 'AVS Declined', 'AVS_DECLINED'),
  refused(34, 'No checking account available on Card', 'NO_CHECKING_ACCOUNT'),
  refused(35, 'No savings account available on Card', 'NO_SAVINGS_ACCOUNT'),
  refused(38, 'Authentication required', 'AUTHENTICATION_REQUIRED'),
  refused(39, 'RReq not received from DS', 'RREQ_NOT_RECEIVED'),
  refused(42, '3DS Authentication Error', 'THREEDS_AUTHENTICATION_ERROR'),
  refused(46, 'Transaction blocked by Adyen to prevent excessive retry fees', 'BLOCKED_RETRY'),
];

const BY_CODE = new Map(REFUSALS.map((refusal) => [refusal.code, refusal]));
const BY_HOLDER = new Map(REFUSALS.map((refusal) => [refusal.holder, refusal]));

export function refusalByCode(code: number | string): Refusal | undefined {
  return BY_CODE.get(String(Number(code)));
}

/** The whole name or one word of it, in any case: "Card_Expired Rossi" works from a form with two names. */
export function refusalByHolder(holderName: string): Refusal | undefined {
  const names = holderName.trim().toUpperCase().split(/\s+/);
  return [names.join('_'), ...names]
    .map((word) => BY_HOLDER.get(word))
    .find((hit) => hit !== undefined);
}
