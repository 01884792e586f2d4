import type { Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { mayDo } from '../../identity/roles.ts';
import { IN_SCOPE, rowsOf, type Asked } from './member-in-scope.ts';
import { BRANCHES } from './timeline-branches.ts';
import { kindsFor, timelineKinds, type TimelineKind } from '../plain/timeline-kinds.ts';

const PAGE = 50;
const MAX_ROWS = String(PAGE + 1);

type Fact = string | number | boolean | null;
type Event = {
  readonly brandId: string;
  readonly at: Date;
  readonly kind: TimelineKind;
  /** Unique within its branch and time. */
  readonly id: string;
  readonly what: string;
  readonly facts: Readonly<Record<string, Fact>>;
};

type Wanted = {
  readonly kind?: TimelineKind | undefined;
  /** The id of the last event already shown. */
  readonly before?: string | undefined;
};

const SEPARATOR = '~';

const placeName = ({ at, kind, what, id }: Event): string =>
  [at.toISOString(), kind, what, id].join(SEPARATOR);

/** Where a page begins. Events of the same time are ordered by name, so that a page can end between two of them. */
function placeOf(before = ''): readonly [at: Date | 'infinity', name: string] {
  const [moment = '', ...keyParts] = before.split(SEPARATOR);
  const at = new Date(moment);
  const known = !Number.isNaN(at.getTime()) && keyParts.length === 3;
  return known ? [at, keyParts.join(SEPARATOR)] : ['infinity', ''];
}

/** Each branch returns its newest page by its own index; the newest page of all of these is the result. */
function statement(name: string, kinds: readonly TimelineKind[]): Statement {
  const branches = kinds.flatMap((kind) =>
    BRANCHES[kind].map(
      (branch) => `(
        select e.* from (
          select b.at, '${kind}' as kind, b.what, b.key, b.facts,
                 concat_ws('~', '${kind}', b.what, b.key) as name
            from (${branch}) as b(at, key, what, facts)) e
         where e.at <= $3 and (e.at, e.name) < ($3, $4)
         order by e.at desc, e.name desc limit ${MAX_ROWS})`,
    ),
  );
  return {
    name: `desk-timeline-${name}`,
    text: `
      select w.brand_id as "brandId", e.at, e.kind, e.what, e.key as id, e.facts
        from (select u.id, u.public_id, u.brand_id, u.email, p.id as profile_id,
                     p.public_id as angel_id
                from ${IN_SCOPE}) w
        left join lateral (
          select e.* from (${branches.join(' union all ')}) e
           order by e.at desc, e.name desc limit ${MAX_ROWS}) e on true
       order by e.at desc, e.name desc`,
  };
}

const seen = (cares: boolean) => kindsFor(cares).filter((kind) => kind !== 'accesses');
const CARE = statement('care', seen(true));
const MODERATION = statement('moderation', seen(false));
const OF_KIND = new Map(timelineKinds.map((kind) => [kind, statement(kind, [kind])]));

/**
 * Events of an account, newest first: all kinds that the operator may see, or one kind. Staff accesses are a
 * separate kind and not part of the others. Raises `forbidden` for a kind that the operator may not see.
 */
export async function readTimeline(asked: Asked, { kind, before }: Wanted) {
  const cares = mayDo(asked.operator.role, 'care');
  if (kind !== undefined && !kindsFor(cares).includes(kind)) fail('forbidden');
  const all = cares ? CARE : MODERATION;
  const wanted = (kind && OF_KIND.get(kind)) ?? all;
  const { whose, rows } = await rowsOf<Event>(wanted, asked, ...placeOf(before));
  const page = rows.slice(0, PAGE);
  const actors = page.map(({ facts }) => facts['actor']).filter((one) => typeof one === 'string');
  const nameOf = await operatorNames(actors);
  const last = page.at(-1);
  return {
    brandId: whose.brandId,
    events: page.map((event) => {
      const { at, kind: of, what, facts } = event;
      const actor = facts['actor'];
      const named = typeof actor === 'string' ? { ...facts, actor: nameOf(actor) } : facts;
      return { id: placeName(event), at, kind: of, what, facts: named };
    }),
    next: rows.length > PAGE && last ? placeName(last) : null,
  };
}
