import '#tests/component/payments/popup-layer.ts';
import type { BrandId } from '#lib/brands/brand-ids.ts';
import { hookKinds } from '#lib/flows/config.ts';
import { HookPopup, type HookPopupProps } from '#components/payments/hooks/hook-popup.tsx';
import {
  credits,
  renderMember,
  type MemberOptions,
} from '#tests/component/support/render-member.tsx';

/** A free member who may still send two first messages. */
export const FREE = credits({
  level: 0,
  messageCredits: 0,
  subscriptionCredits: 0,
  totalCredits: 0,
  icebreakerCredits: 2,
  likeCredits: 0,
});

const shown = [...hookKinds];
export const BRANDS: readonly BrandId[] = ['dolcevita', 'fuego', 'lumiere', 'spark'];

/** The parameters of a prompt's copy that names no member. */
export const NAMELESS = {
  known: 'no',
  check: 'no',
  name: '',
  free: 'yes',
  pages: 2,
  cost: 1,
  left: 0,
  likes: 0,
  count: 2,
};

/** A prompt on a member's page. */
export function open(props: HookPopupProps, options: MemberOptions = {}) {
  const hooks = { shown, freePages: 2, ...options.hooks };
  const given = { credits: FREE, ...options, hooks };
  return renderMember(<HookPopup {...props} />, given);
}
