import type { z } from 'zod';
import { brandById } from '../../brands/registry.ts';
import type { Flow } from '../../flows/queries.ts';
import type { accountSchema } from '../../identity/account-schemas.ts';
import { accountRow, type AccountRow } from '../queries.ts';
import { genderOf, soughtOf } from '../../identity/gender.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

export type AccountAnswer = z.input<typeof accountSchema>;

/** The parts of a flow that a client needs for its behaviour; prices and limits are requested where they are shown. */
function presentFlow({ config, brandId }: Flow): AccountAnswer['flow'] {
  const { useAi, ...rest } = config;
  const descriptor = config.descriptor ?? brandById(brandId)?.descriptor ?? '';
  return { ...rest, descriptor, use_ai: useAi };
}

type Moment = {
  readonly token?: string | undefined;
  readonly firstLogin: boolean;
  readonly giftedMessages: number;
};

/** The last activity, null until the member has been here after the signup, whose login counts as one too. */
function returnedAt({ createdAt, lastActivityAt }: AccountRow): Date | null {
  return lastActivityAt !== null && lastActivityAt > createdAt ? lastActivityAt : null;
}

/** What members may know of their own account; the reply schema drops all other fields. */
export function presentAccount(row: AccountRow, flow: Flow, moment: Moment): AccountAnswer {
  const { profile } = row;
  if (!profile) throw new Error('member has no profile');
  const photo = profile.photos.find(({ isDefault }) => isDefault) ?? profile.photos[0];
  return {
    ...(moment.token === undefined ? {} : { token: moment.token }),
    clickid: row.publicId,
    message: '',
    account_active: row.state === 'active',
    confirmed_email: row.emailConfirmedAt !== null,
    email: row.email,
    region: row.region?.name ?? null,
    city: row.city?.name ?? null,
    country: row.country,
    flowId: row.flowCode,
    flow: presentFlow(flow),
    premiumLevel: row.level,
    imageName: photo?.objectKey ?? '',
    customerId: row.customerId,
    email_score: row.emailScore,
    gender: genderOf(profile.gender),
    seeking: soughtOf(profile.seeking),
    lastActivity: returnedAt(row),
    login: true,
    firstLogin: moment.firstLogin,
    giftedMessages: moment.giftedMessages,
  };
}

/** The member's own user object in its current state. Changes nothing. */
export async function ownAccount(member: MemberViewer, flow: Flow): Promise<AccountAnswer> {
  const row = await accountRow(member.memberId);
  return presentAccount(row, flow, { firstLogin: false, giftedMessages: 0 });
}
