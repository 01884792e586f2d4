/** Why a subscription renews no more. */
export type EndReason =
  | 'member'
  | 'withdrawn'
  | 'guarantee'
  | 'unpaid'
  | 'dispute'
  | 'erased'
  | 'disabled'
  | 'no_notice'
  | 'no_mandate';
