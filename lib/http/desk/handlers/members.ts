import { balances } from '../../../credits/queries.ts';
import { creditLines } from '../../../credits/ledger.ts';
import { membersContract } from '../../../desk/members/contract.ts';
import { findMembers } from '../../../desk/members/find-members.ts';
import { listMails } from '../../../desk/members/list-mails.ts';
import { listSessions } from '../../../desk/members/list-sessions.ts';
import { memberInScope } from '../../../desk/members/member-in-scope.ts';
import { readMember } from '../../../desk/members/read-member.ts';
import { readPicture, requireOwnPhoto } from '../../../desk/members/read-picture.ts';
import { readRights } from '../../../desk/members/read-rights.ts';
import { readStanding } from '../../../desk/members/read-standing.ts';
import { readTimeline } from '../../../desk/members/read-timeline.ts';
import { blockMember } from '../../../moderation/block-member.ts';
import { restrictWords } from '../../../moderation/restrict-words.ts';
import { rejectPhoto } from '../../../moderation/review-photo.ts';
import { warnMember } from '../../../moderation/warn-member.ts';
import { endEverySession, endOneSession } from '../../../accounts/log-out-member.ts';
import { eraseMember, exportMember, keepMember } from '../../../staff/erase-member.ts';
import { reactivateMember } from '../../../staff/reactivate-member.ts';
import { writeNote } from '../../../staff/write-note.ts';
import { deskHandlersFor, type DeskCall } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;
const ENTRIES = 50;

type About = Pick<DeskCall, 'params' | 'operator' | 'actor' | 'purpose' | 'now'>;

/** The member that a call names, as far as whoever asks works for the brand. */
const named = ({ params, operator }: About) => memberInScope(operator(), params['trackerId'] ?? '');

/** The same for a deed: who does it to whom, why and when. */
async function deedOn(call: About) {
  const member = await named(call);
  const by = { actor: call.actor(), purpose: call.purpose, now: call.now };
  return { member, memberId: member.id, trackerId: member.publicId, by };
}

export const membersHandlers = deskHandlersFor(membersContract, {
  'GET /api/desk/members': ({ query, operator, actor, purpose, now }) =>
    findMembers({ ...query, operator: operator(), actor: actor(), purpose, now }),
  'GET /api/desk/members/{trackerId}': async (call) =>
    readMember((await named(call)).id, call.operator(), call.now),
  'GET /api/desk/members/{trackerId}/photos/{photoId}': async (call) =>
    readPicture(await named(call), call.params['photoId'] ?? '', {
      actor: call.actor(),
      now: call.now,
    }),
  'POST /api/desk/members/{trackerId}/photos/{photoId}/refuse': async (call) => {
    const { member, by } = await deedOn(call);
    const photoId = call.params['photoId'] ?? '';
    await requireOwnPhoto(member, photoId);
    await rejectPhoto({ photoId, reason: call.body.reason, ...by });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/timeline': async (call) =>
    readTimeline(await named(call), { ...call.query, operator: call.operator() }),
  'GET /api/desk/members/{trackerId}/credits': async (call) => {
    const { id: memberId, profile } = await named(call);
    const whose = { memberId, profileId: profile.id };
    const [balance, lines] = await Promise.all([
      balances(memberId),
      creditLines(whose, call.query.before, ENTRIES + 1),
    ]);
    const entries = lines.slice(0, ENTRIES);
    const more = lines.length > ENTRIES;
    return { balance, entries, next: more ? (entries.at(-1)?.id ?? null) : null };
  },
  'GET /api/desk/members/{trackerId}/sessions': async (call) => ({
    sessions: await listSessions((await named(call)).id, call.now),
  }),
  'POST /api/desk/members/{trackerId}/sessions/{sessionId}/end': async (call) => {
    const { memberId, by } = await deedOn(call);
    await endOneSession({ memberId, sessionId: call.params['sessionId'] ?? '', ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/sessions/end': async (call) => {
    const { memberId, by } = await deedOn(call);
    await endEverySession({ memberId, ...by });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/mails': async (call) =>
    listMails(await named(call), call.query.before),
  'GET /api/desk/members/{trackerId}/standing': async (call) => readStanding(await named(call)),
  'POST /api/desk/members/{trackerId}/notes': async (call) => {
    const { memberId, by } = await deedOn(call);
    await writeNote({ memberId, text: call.body.text, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/warn': async (call) => {
    const { memberId, by } = await deedOn(call);
    await warnMember({ memberId, ...call.body, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/restrict': async (call) => {
    const { member, memberId, by } = await deedOn(call);
    await restrictWords({ memberId, angelId: member.profile.publicId, ...call.body, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/block': async (call) => {
    const { member, memberId, by } = await deedOn(call);
    await blockMember({ memberId, profileId: member.profile.id, ...call.body, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/reactivate': async (call) => {
    const { trackerId, by } = await deedOn(call);
    await reactivateMember({ trackerId, reason: call.body.reason, ...by });
    return OK;
  },
  'GET /api/desk/members/{trackerId}/rights': async (call) => readRights((await named(call)).id),
  'POST /api/desk/members/{trackerId}/export': async (call) => {
    const { trackerId, by } = await deedOn(call);
    await exportMember({ trackerId, ...by });
    return OK;
  },
  'POST /api/desk/members/{trackerId}/erase': async (call) => {
    const { trackerId, by } = await deedOn(call);
    return { eraseAt: await eraseMember({ trackerId, ...by }) };
  },
  'POST /api/desk/members/{trackerId}/keep': async (call) => {
    const { trackerId, by } = await deedOn(call);
    await keepMember({ trackerId, ...by });
    return OK;
  },
});
