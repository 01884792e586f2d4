import type { MeasureKind } from '../../db/generated/enums.ts';
import type { Statement } from '../../db/statement.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { IN_SCOPE, rowsOf, type Asked } from './member-in-scope.ts';

/** An upper bound for one page; the timeline has older entries. */
const MAX_ROWS = '100';

const MODERATION: Statement = {
  name: 'desk-member-moderation',
  text: `
    select w.state, w."disabledReason", w.locale, w."textState", w."brandId", s.*
      from (select u.id, u.state, u.disabled_reason as "disabledReason", u.locale,
                   p.text_state as "textState", u.brand_id as "brandId"
              from ${IN_SCOPE}) w
      left join lateral (
        (select n.id, n.at, n.by, n.text as details, null as kind, null as reason,
                null::timestamptz as "readAt"
           from member_notes n where n.member_id = w.id
          order by n.at desc, n.id desc limit ${MAX_ROWS})
        union all
        (select m.id, m.at, m.by, m.details, m.kind, m.reason, m.read_at
           from member_measures m where m.member_id = w.id
          order by m.at desc, m.id desc limit ${MAX_ROWS})) s on true
     order by s.at desc, s.id desc`,
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly details: string;
  /** Null for a note; so is the reason. */
  readonly kind: MeasureKind | null;
  readonly reason: string | null;
  /** When the member confirmed that they have read a warning. */
  readonly readAt: Date | null;
};

type Whose = {
  readonly state: string;
  readonly disabledReason: string | null;
  readonly locale: string;
  readonly textState: string;
  readonly brandId: string;
};

/** Staff notes about a member and the measures decided, newest first. */
export async function readModeration(asked: Asked) {
  const { whose, rows } = await rowsOf<Row & Whose>(MODERATION, asked);
  const { state, disabledReason, locale, textState, brandId } = whose;
  const nameOf = await operatorNames(rows.map(({ by }) => by));
  const named = rows.map((row) => ({ ...row, by: nameOf(row.by) }));
  return {
    state,
    disabledReason,
    locale,
    textState,
    brandId,
    notes: named.flatMap(({ kind, details: text, id, by, at }) =>
      kind === null ? [{ id, text, by, at }] : [],
    ),
    measures: named.flatMap(({ kind, reason, details, id, by, at, readAt }) =>
      kind === null ? [] : [{ id, kind, reason: reason ?? '', details, by, at, readAt }],
    ),
  };
}
