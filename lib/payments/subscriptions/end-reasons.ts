/** Why a subscription no longer renews. */
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
