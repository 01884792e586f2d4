import { askDesk } from './ask-desk.ts';

export const purpose = 'a test';

type Page = {
  readonly leftMinor: number;
  readonly refundCount: number;
  readonly disputeOpen: boolean;
  readonly timeline: readonly {
    readonly kind: string;
    readonly title: string;
    readonly at: string;
    readonly payload: string | null;
  }[];
};

/** An order as the operator with this token sees it. */
export async function orderPage(orderId: string, token: string): Promise<Page> {
  const key = 'GET /api/desk/orders/{orderId}';
  const { answer } = await askDesk(key, { token, params: { orderId }, purpose });
  return answer as unknown as Page;
}
