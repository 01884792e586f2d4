import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../operator.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { mayDo } from '../roles.ts';
import type { MemberInScope } from './member-in-scope.ts';
import { BRANCHES, type Whose } from './timeline-branches.ts';
import { kindsFor, type TimelineKind } from '../plain/timeline-kinds.ts';

const PAGE = 50;

type Fact = string | number | boolean | null;
type Event = {
  readonly at: Date;
  readonly kind: TimelineKind;
  /** One in its branch and moment. */
  readonly key: string;
  readonly what: string;
  readonly facts: Readonly<Record<string, Fact>>;
};

type Wanted = {
  readonly kind?: TimelineKind | undefined;
  /** The id of the last event already shown. */
  readonly before?: string | undefined;
  readonly operator: Operator;
};

const SEPARATOR = '~';

const idOf = ({ at, kind, what, key }: Event): string =>
  [at.toISOString(), kind, what, key].join(SEPARATOR);

/** Events of one moment stand in the order of these words, so that a page can end between two of them. */
function after(before: string | undefined): Prisma.Sql {
  const [moment = '', ...words] = (before ?? '').split(SEPARATOR);
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || words.length !== 3) return Prisma.empty;
  const name = words.join(SEPARATOR);
  return Prisma.sql`where e.at <= ${at} and (e.at, e.name) < (${at}, ${name})`;
}

/** Each table gives its newest page by its own index; of these the newest page is taken. */
function statement(kinds: readonly TimelineKind[], whose: Whose, before: string | undefined) {
  const older = after(before);
  const branches = kinds.flatMap((kind) =>
    BRANCHES[kind].map(
      (branch) => Prisma.sql`(
        select * from (
          select b.at, ${kind}::text as kind, b.what, b.key, b.facts,
                 concat_ws('~', ${kind}::text, b.what, b.key) as name
            from (${branch(whose)}) as b(at, key, what, facts)) as e
         ${older} order by e.at desc, e.name desc limit ${PAGE + 1})`,
    ),
  );
  return Prisma.sql`
    select at, kind, what, key, facts from (${Prisma.join(branches, ' union all ')}) as e
     order by at desc, name desc limit ${PAGE + 1}`;
}

/**
 * What happened to an account, the newest first, of all kinds that whoever asks may see or of one. What members
 * of the staff looked at is a kind of its own and in no other. Raises `forbidden` for a kind that is not theirs.
 */
export async function readTimeline(member: MemberInScope, { kind, before, operator }: Wanted) {
  const kinds = kindsFor(mayDo(operator.role, 'care'));
  if (kind !== undefined && !kinds.includes(kind)) fail('forbidden');
  const { id: memberId, publicId, brandId, email, profile } = member;
  const subjects = [memberId, publicId, profile.id, profile.publicId];
  const whose = { memberId, profileId: profile.id, brandId, email, subjects };
  const wanted = kind === undefined ? kinds.filter((one) => one !== 'looks') : [kind];
  const rows = await db().$queryRaw<Event[]>(statement(wanted, whose, before));
  const page = rows.slice(0, PAGE);
  const actors = page.map(({ facts }) => facts['actor']).filter((one) => typeof one === 'string');
  const nameOf = await operatorNames(actors);
  const last = page.at(-1);
  return {
    events: page.map((event) => {
      const { at, kind: of, what, facts } = event;
      const actor = facts['actor'];
      const named = typeof actor === 'string' ? { ...facts, actor: nameOf(actor) } : facts;
      return { id: idOf(event), at, kind: of, what, facts: named };
    }),
    next: rows.length > PAGE && last ? idOf(last) : null,
  };
}
