import { membersContract } from '../../../desk/members/contract.ts';
import { findMembers, searchAccess } from '../../../desk/members/find-members.ts';
import { listMails } from '../../../desk/members/list-mails.ts';
import { listSessions } from '../../../desk/members/list-sessions.ts';
import { memberInScope, type Asked } from '../../../desk/members/member-in-scope.ts';
import { readCredits } from '../../../desk/members/read-credits.ts';
import { readMember } from '../../../desk/members/read-member.ts';
import { readPicture, requireOwnPhoto } from '../../../desk/members/read-picture.ts';
import { readRights } from '../../../desk/members/read-rights.ts';
import { readModeration } from '../../../desk/members/read-moderation.ts';
import { readTimeline } from '../../../desk/members/read-timeline.ts';
import { blockMember } from '../../../moderation/measures/block-member.ts';
import { restrictText } from '../../../moderation/texts/restrict-text.ts';
import { rejectPhoto } from '../../../moderation/photos/review-photo.ts';
import { warnMember } from '../../../moderation/measures/warn-member.ts';
import { endEverySession, endOneSession } from '../../../accounts/login/log-out-member.ts';
import { eraseMember, exportMember, cancelMemberErasure } from '../../../staff/erase-member.ts';
import { giveCredits } from '../../../staff/give-credits.ts';
import { reactivateMember } from '../../../staff/reactivate-member.ts';
import { writeNote } from '../../../staff/write-note.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

type Call = Pick<DeskCall, 'params' | 'operator' | 'actor' | 'purpose' | 'now' | 'about'>;

/** The member that a call names, and the operator who calls. */
const asked = ({ params, operator }: Call): Asked => ({
  trackerId: params['trackerId'] ?? '',
  operator: operator(),
});

/** Records in the log the brand of what a query shows or an action changes. */
async function seen<T extends { readonly brandId: string }>(
  call: Call,
  reading: Promise<T>,
): Promise<T> {
  const found = await reading;
  call.about({ brandId: found.brandId });
  return found;
}

/** The member that an action concerns, with operator, purpose and time. */
async function actionOn(call: Call) {
  const member = await seen(call, memberInScope(asked(call)));
  const by = { actor: call.actor(), purpose: call.purpose, now: call.now };
  return { member, memberId: member.id, trackerId: member.publicId, by };
}

export const membersHandlers = handlersFor(membersContract, {
  'GET /api/desk/members': async ({ query, operator, about }) => {
    const found = await findMembers({ ...query, operator: operator() });
    about(searchAccess(found.members));
    return found;
  },
  'GET /api/desk/members/{trackerId}': (call) => seen(call, readMember(asked(call), call.now)),
  'GET /api/desk/members/{trackerId}/photos/{photoId}': async (call) => {
    const member = await seen(call, memberInScope(asked(call)));
    return readPicture(member, call.params['photoId'] ?? '', {
      actor: call.actor(),
      now: call.now,
    });
  },
  'POST /api/desk/members/{trackerId}/photos/{photoId}/refuse': async (call) => {
    const { member, by } = await actionOn(call);
    const photoId = call.params['photoId'] ?? '';
    await requireOwnPhoto(member, photoId);
    await rejectPhoto({ photoId, reason: call.body.reason, ...by });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/timeline': (call) =>
    seen(call, readTimeline(asked(call), call.query)),
  'GET /api/desk/members/{trackerId}/credits': (call) =>
    seen(call, readCredits(asked(call), call.query.before)),
  'POST /api/desk/members/{trackerId}/credits': async (call) => {
    const { memberId, by } = await actionOn(call);
    const { operatorId } = call.operator();
    await giveCredits({ memberId, operatorId, ...call.body, purpose: by.purpose, now: by.now });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/sessions': (call) =>
    seen(call, listSessions(asked(call), call.now)),
  'POST /api/desk/members/{trackerId}/sessions/{sessionId}/end': async (call) => {
    const { memberId, by } = await actionOn(call);
    await endOneSession({ memberId, sessionId: call.params['sessionId'] ?? '', ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/sessions/end': async (call) => {
    const { memberId, by } = await actionOn(call);
    await endEverySession({ memberId, ...by });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/mails': (call) =>
    seen(call, listMails(asked(call), call.query.before)),
  'GET /api/desk/members/{trackerId}/moderation': (call) => seen(call, readModeration(asked(call))),
  'POST /api/desk/members/{trackerId}/notes': async (call) => {
    const { memberId, by } = await actionOn(call);
    await writeNote({ memberId, text: call.body.text, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/warn': async (call) => {
    const { memberId, by } = await actionOn(call);
    await warnMember({ memberId, ...call.body, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/restrict': async (call) => {
    const { member, memberId, by } = await actionOn(call);
    await restrictText({ memberId, angelId: member.angelId, ...call.body, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/block': async (call) => {
    const { member, memberId, by } = await actionOn(call);
    await blockMember({ memberId, profileId: member.profileId, ...call.body, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/reactivate': async (call) => {
    const { trackerId, by } = await actionOn(call);
    await reactivateMember({ trackerId, reason: call.body.reason, ...by });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/rights': (call) => seen(call, readRights(asked(call))),
  'POST /api/desk/members/{trackerId}/export': async (call) => {
    const { trackerId, by } = await actionOn(call);
    await exportMember({ trackerId, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/erase': async (call) => {
    const { trackerId, by } = await actionOn(call);
    return { eraseAt: await eraseMember({ trackerId, ...by }) };
  },
  'POST /api/desk/members/{trackerId}/keep': async (call) => {
    const { trackerId, by } = await actionOn(call);
    await cancelMemberErasure({ trackerId, ...by });
    return OK;
  },
});
