import { db } from '../../db/client.ts';
import { operatorNames } from '../operators/operator-names.ts';
import type { MemberInScope } from './member-in-scope.ts';

/** More than anybody reads; the timeline has the rest. */
const MOST = 100;

/** Notes of the staff about a member, and what was decided, the newest first. */
export async function readStanding({ id: memberId, ...member }: MemberInScope) {
  const newest = { where: { memberId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] } as const;
  const [notes, measures] = await Promise.all([
    db().memberNote.findMany({ ...newest, orderBy: [...newest.orderBy], take: MOST }),
    db().memberMeasure.findMany({ ...newest, orderBy: [...newest.orderBy], take: MOST }),
  ]);
  const nameOf = await operatorNames([...notes, ...measures].map(({ by }) => by));
  const { state, disabledReason, locale, profile } = member;
  return {
    ...{ state, disabledReason, locale, textState: profile.textState },
    notes: notes.map((note) => ({ ...note, by: nameOf(note.by) })),
    measures: measures.map((measure) => ({
      ...measure,
      kind: measure.kind as 'warning' | 'words' | 'block' | 'reactivation',
      by: nameOf(measure.by),
    })),
  };
}
