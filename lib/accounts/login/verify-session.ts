import { flowVersion } from '../../flows/queries.ts';
import { isAppError } from '../../kernel/errors.ts';
import { channelsToAsk, configuredChannels } from '../notices/channel-question.ts';
import { enterAs } from './enter.ts';
import type { AccountAnswer } from '../profile/present-account.ts';
import { accountRow } from '../queries.ts';
import { findSession } from '../session/find-session.ts';
import { renewSession } from '../session/renew-session.ts';
import { findDisabled } from '../session/find-disabled.ts';

type Asked = {
  readonly token: string | undefined;
  /** The member id that the caller expects; another member's id makes the session invalid. */
  readonly trackerId: string | undefined;
  readonly brandId: string;
  /** Whether the caller gets a new token in place of this one; a browser keeps its cookie. */
  readonly renew?: boolean;
  readonly now: Date;
};

export type Verified =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'disabled' }
  | {
      readonly kind: 'member';
      readonly token: string | undefined;
      readonly account: AccountAnswer;
      readonly source: string | null;
      readonly askChannels: ReturnType<typeof channelsToAsk>;
    };

/** The session may end between its lookup and its renewal: the caller then gets no new token. */
async function renewed(token: string): Promise<string | undefined> {
  try {
    return await renewSession(token);
  } catch (error) {
    if (isAppError(error) && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}

/**
 * Anyone may call with a session token. Replaces the token unless `renew` is false; the older one stays valid
 * until a minute after the new one's first use. Grants the flow's gift if it is due. Raises nothing.
 */
export async function verifySession(asked: Asked): Promise<Verified> {
  const { token, trackerId, brandId, renew = true, now } = asked;
  if (token === undefined) return { kind: 'visitor' };
  const member = (await findSession(token)) ?? (await findDisabled(token, now));
  if (member?.brandId !== brandId) return { kind: 'visitor' };
  if (trackerId !== undefined && trackerId !== '' && trackerId !== member.publicId)
    return { kind: 'visitor' };
  if (member.state !== 'active') return { kind: 'disabled' };
  const flow = await flowVersion(member.flowVersionId);
  const fresh = renew ? await renewed(token) : undefined;
  const row = await accountRow(member.memberId);
  const account = await enterAs(row, { flow, token: fresh, firstLogin: false, now });
  const source = row.attributions[0]?.source ?? null;
  return {
    kind: 'member',
    token: fresh,
    account,
    source,
    askChannels: channelsToAsk(row, flow, configuredChannels(row.brandId)),
  };
}
