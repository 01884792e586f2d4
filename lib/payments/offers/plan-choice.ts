/** The fields that the choice depends on; the entries in a flow have more. */
type Offer = {
  readonly productId: string;
  readonly firstSelling: boolean;
  readonly visible: boolean;
};

export type Lists<Entry extends Offer> = {
  readonly free: readonly Entry[];
  readonly premium: readonly Entry[];
  readonly compliant: readonly Entry[];
  readonly verification: readonly Entry[];
};

type Buyer = { readonly flowCode: string; readonly level: 0 | 1 | 2 };

const COMPLIANT = '0000';

/** The plans a member sees, in order: starter plans only while the member has no plan. Pure. */
export function plansFor<Entry extends Offer>(
  lists: Lists<Entry>,
  { flowCode, level }: Buyer,
): readonly Entry[] {
  const paying = level > 0;
  const list = flowCode === COMPLIANT ? lists.compliant : paying ? lists.premium : lists.free;
  return list.filter((entry) => entry.visible && !(paying && entry.firstSelling));
}

/**
 * The plan preselected when the page opens: for a free member the first starter plan; otherwise, and always
 * on the compliant flow, the first plan that is not a starter plan. Falls back to the first plan. Pure.
 */
export function preselectedPlan<Entry extends Offer>(
  lists: Lists<Entry>,
  buyer: Buyer,
): Entry | undefined {
  const offered = plansFor(lists, buyer);
  const wantsStarter = buyer.flowCode !== COMPLIANT && buyer.level === 0;
  return offered.find((entry) => entry.firstSelling === wantsStarter) ?? offered[0];
}
