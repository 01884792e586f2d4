/** What the member's page needs to know of plans: what a plan adds needs a running one. */
export interface OwnPlan {
  /** A paid period runs now. */
  readonly running: boolean;
  /** The cheapest plan of the member's flow; null where none is sold. */
  readonly from: { readonly price: string; readonly months: number } | null;
  /** Address of the plans. */
  readonly href: string;
}
