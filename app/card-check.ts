import type { MemberViewer } from '#lib/accounts/viewer.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';

export type CardCheck = {
  /** The member's flow asks for the check before anything is written. */
  readonly always: boolean;
  /** Its page, which is loaded whole; null where the flow offers none. */
  readonly href: string | null;
};

type Where = { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };

/** The free card check as it stands before a member; null once it is passed. */
export async function cardCheck(member: MemberViewer, where: Where): Promise<CardCheck | null> {
  if (member.cardVerified) return null;
  const { flow, verification } = await shopFor(member, { ...where, now: clock.now() });
  return {
    always: flow.config.requiresCardCheck,
    href: verification && `${where.prefix}/purchase/check`,
  };
}
