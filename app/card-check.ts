import type { MemberViewer } from '#lib/identity/viewer.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';

export type CardCheck = {
  /** Whether the member's flow requires the check before the first message. */
  readonly always: boolean;
  /** Address of the check's page, which needs a full page load; null if the flow offers no check. */
  readonly href: string | null;
};

type Where = { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };

/** The free card check that the member has not passed yet; null once it is passed. */
export async function cardCheck(member: MemberViewer, where: Where): Promise<CardCheck | null> {
  if (member.cardVerified) return null;
  const { flow, verification } = await shopFor(member, { ...where, now: clock.now() });
  return {
    always: flow.config.requiresCardCheck,
    href: verification && `${where.prefix}/purchase/check`,
  };
}
