import { brandLink } from '../../brands/links.ts';
import { brandById, brands } from '../../brands/registry.ts';
import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import { OTHER_KEYWORD, placeOf } from './categories.ts';
import type { Restricted } from './contract.ts';
import { followsNotice, isAutomated, RESTRICTIONS, restrictionsOf } from './logged.ts';
import type { Period } from './period.ts';

/** The database takes so many in one call. */
const STATEMENTS_A_CALL = 100;

type Row = {
  readonly id: string;
  readonly action: keyof typeof RESTRICTIONS;
  readonly brandId: string;
  readonly reason: string;
  readonly day: string;
  readonly noticed: boolean;
  readonly automated: boolean;
};

const FACTS: Readonly<Record<Restricted, string>> = {
  account: 'A member account',
  photo: 'A profile photo',
  chat_photo: 'A photo sent in a conversation',
  text: 'The text of a profile',
  review: 'A review of the service',
};

const ACCOUNT = {
  decision_account: 'DECISION_ACCOUNT_SUSPENDED',
  account_type: 'ACCOUNT_TYPE_PRIVATE',
  content_type: ['CONTENT_TYPE_OTHER'],
  content_type_other: 'Account of a user',
};

const contentOf = (type: 'IMAGE' | 'TEXT', visibility: 'REMOVED' | 'DISABLED') => ({
  decision_visibility: [`DECISION_VISIBILITY_CONTENT_${visibility}`],
  content_type: [`CONTENT_TYPE_${type}`],
});

/** What is restricted and how: a text is hidden until it is changed, a photo or a review is removed. */
const DECISIONS: Readonly<Record<Restricted, object>> = {
  account: ACCOUNT,
  photo: contentOf('IMAGE', 'REMOVED'),
  chat_photo: contentOf('IMAGE', 'REMOVED'),
  text: contentOf('TEXT', 'DISABLED'),
  review: contentOf('TEXT', 'REMOVED'),
};

/** Countries of all brands, where the restriction of one that is no longer served was in force. */
const COUNTRIES = [...new Set(brands.map(({ country }) => country.toUpperCase()))];

/** Where a restriction is in force, and the terms it rests on. */
function serviceOf(brandId: string): object {
  const brand = brandById(brandId);
  if (!brand) return { territorial_scope: COUNTRIES };
  return {
    territorial_scope: [brand.country.toUpperCase()],
    decision_ground_reference_url: brandLink(brandId, '/legal/terms'),
  };
}

/** A restriction in the fields of the database. It names nobody: `puid` is the id of its entry in the log. */
function statementOf({ id, action, brandId, reason, day, noticed, automated }: Row) {
  const what = RESTRICTIONS[action];
  const [category, keyword] = placeOf(reason);
  const plain = reason.replaceAll('_', ' ');
  return {
    ...DECISIONS[what],
    ...serviceOf(brandId),
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    incompatible_content_ground: 'General terms and conditions: conduct of members',
    incompatible_content_explanation: `Not permitted by the terms: ${plain}`,
    incompatible_content_illegal: 'No',
    category,
    category_specification: [keyword],
    category_specification_other: keyword === OTHER_KEYWORD ? plain : undefined,
    content_date: day,
    application_date: day,
    decision_facts: `${FACTS[what]} was restricted after ${noticed ? 'a report by a member' : 'a review of our own'}. Reason: ${plain}.`,
    source_type: noticed ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
    automated_detection: 'No',
    automated_decision: automated ? 'AUTOMATED_DECISION_FULLY' : 'AUTOMATED_DECISION_NOT_AUTOMATED',
    puid: id,
  };
}

function batch(period: Period, after: string): Promise<Row[]> {
  return readRows<Row>(Prisma.sql`
    select e.id::text, e.action, e.brand_id as "brandId", coalesce(e.data->>'reason', 'other') as reason,
           to_char(e.at at time zone 'UTC', 'YYYY-MM-DD') as day,
           ${followsNotice('e')} as noticed, ${isAutomated('e.actor')} as automated
      from (${restrictionsOf(period)}) e
     where e.id > ${after}::uuid and e.brand_id is not null
     order by e.id limit ${STATEMENTS_A_CALL}::int`);
}

/**
 * Statements of reasons of a period, as lines of JSON: each is the body of one call to the database. Restrictions of
 * hosted profiles, which have no recipient, are in none.
 */
export async function* exportStatements(period: Period): AsyncGenerator<string, void> {
  let [after] = period.ids;
  for (;;) {
    const rows = await batch(period, after);
    const last = rows.at(-1);
    if (!last) return;
    yield `${JSON.stringify({ statements: rows.map(statementOf) })}\n`;
    after = last.id;
  }
}
