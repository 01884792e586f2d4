import papa from 'papaparse';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { auditEntry } from '#lib/audit/audit-entry.ts';
import { newId } from '#lib/kernel/ids.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { createMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { addPhoto, createHostedProfile } from '../../factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const REPORT = 'GET /api/desk/transparency';
const CSV = 'GET /api/desk/transparency/csv';
const STATEMENTS = 'GET /api/desk/transparency/statements';
const DECIDE = 'POST /api/desk/queue/decide';
const purpose = 'Moderation';

const token = { senior: '', elsewhere: '', moderator: '' };
beforeAll(async () => {
  token.senior = (await createOperator({ role: 'senior_moderator' })).token;
  token.moderator = (await createOperator({ role: 'moderator' })).token;
  token.elsewhere = (await createOperator({ role: 'senior_moderator', brandIds: ['fuego'] })).token;
});

/** A day of its own for each test: the log is append-only. */
let day = Date.UTC(2025, 0, 1);
let query = { from: '', to: '' };
beforeEach(() => {
  day += DAY;
  const text = new Date(day).toISOString().slice(0, 10);
  query = { from: text, to: text };
});

type Part = readonly Readonly<Record<string, unknown>>[];
async function report(by = token.senior) {
  const { answer } = await askDesk(REPORT, { token: by, query });
  return answer as Readonly<Record<'notices' | 'measures' | 'complaints', Part>>;
}

const at = (hours: number): Date => new Date(day + hours * HOUR);

async function log(
  action: string,
  hours: number,
  data: object = {},
  actor = 'operator:one',
  subject = newId(),
) {
  const entry = { actor, action, subject, data: { ...data }, now: at(hours) };
  await db().auditEntry.create({ data: auditEntry({ ...entry, brandId: 'dolcevita' }) });
}

const ownProfile = async () => (await createMember()).profileId;

describe('the transparency report', () => {
  test('counts notices by reason, with the median time to the decision, after the reports are deleted', async () => {
    const notice = (hours: number) => ({ reason: 'scam', received: at(hours).toISOString() });
    await log('report.uphold', 4, notice(2));
    await log('report.dismiss', 10, notice(4));
    await log('report.dismiss', 13, notice(3));
    // Received before, and decided after the period.
    await log('report.uphold', 1, { ...notice(-5), reason: 'hate' });
    await log('report.uphold', 30, { ...notice(23), reason: 'hate' });
    const { notices } = await report();
    expect(notices).toEqual([
      { reason: 'scam', received: 3, upheld: 1, dismissed: 2, open: 0, acted: 1, medianHours: 6 },
      { reason: 'hate', received: 1, upheld: 1, dismissed: 0, open: 1, acted: 1, medianHours: 6 },
    ]);
    expect((await report(token.elsewhere)).notices).toEqual([]);
  });

  test('counts restrictions by reason, own ones and those decided by no person', async () => {
    await log('photo.reject', 2, { reason: 'nudity' });
    await log('photo.reject', 3, { reason: 'nudity' }, 'demo');
    await log('block_member', 4, { reason: 'scam' });
    await log('photo.reject', 25, { reason: 'nudity' });
    await log('photo.approve', 5);
    const { measures } = await report();
    expect(measures).toEqual([
      { what: 'account', reason: 'scam', afterNotice: 0, ownInitiative: 1, automated: 0 },
      { what: 'photo', reason: 'nudity', afterNotice: 0, ownInitiative: 2, automated: 1 },
    ]);
  });

  test('counts complaints by their outcome', async () => {
    await log('photo.grant_appeal', 6, { received: at(2).toISOString() });
    await log('photo.deny_appeal', 8, { received: at(6).toISOString() });
    // From before the log had the time of the complaint: counted, without a duration.
    await log('photo.deny_appeal', 9);
    const { complaints } = await report();
    expect(complaints).toEqual([
      { what: 'photo', received: 3, upheld: 2, reversed: 1, open: 0, medianHours: 3 },
    ]);
  });

  test('is the files of the template: its columns, each of its rows, and a median for each level', async () => {
    const received = at(1).toISOString();
    await log('report.uphold', 2, { reason: 'scam', received });
    await log('report.uphold', 4, { reason: 'fake', received, consequence: 'none' });
    await log('report.dismiss', 6, { reason: 'impersonation', received });
    await log('report.dismiss', 7, { reason: 'solicitation', received });
    await log('review.refuse', 7, { reason: 'insult' });
    await log('text.reject', 8, { reason: 'hate' }, 'operator:one', await ownProfile());
    await log('photo.deny_appeal', 8, { received: at(6).toISOString() });
    const file = async (part: string) => {
      const asked = { token: token.senior, query: { ...query, brandId: 'dolcevita', part } };
      const { text } = await askDesk(CSV, asked);
      expect(text.endsWith('\r\n')).toBe(true);
      return papa.parse<Record<string, string>>(text.trimEnd(), { header: true, newline: '\r\n' });
    };
    const notices = await file('4_notices');
    expect(notices.meta.fields?.slice(0, 6)).toEqual(
      [
        ['Applicability', 'Service', 'Reporting period', 'Category of illegal content'],
        ['Description of the sub-category "Other"', 'Number of notices received '],
      ].flat(),
    );
    expect([notices.meta.fields?.length, notices.data.length]).toEqual([25, 91]);
    const valuesOf = (name: string) => {
      const row = notices.data.find((one) => one['Category of illegal content'] === name);
      return [
        row?.['Number of notices received '],
        row?.['Median time to take action'],
        row?.['Number of actions taken on the basis of the terms and conditions of the service'],
      ];
    };
    expect(valuesOf('TOTAL')).toEqual(['4', '4.00', '1']);
    expect(valuesOf('STATEMENT_CATEGORY_SCAMS_AND_FRAUD')).toEqual(['3', '3.00', '1']);
    expect(valuesOf('KEYWORD_INAUTHENTIC_ACCOUNTS')).toEqual(['1', '3.00', '0']);
    expect(valuesOf('STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE')).toEqual(['1', '6.00', '0']);
    expect(valuesOf('STATEMENT_CATEGORY_VIOLENCE')).toEqual(['0', '', '0']);
    expect(notices.data[0]).toMatchObject({
      Service: 'Dolcevita',
      'Reporting period': `${query.from}/${query.to}`,
    });
    const own = await file('6_own_initiative_TC');
    expect([own.meta.fields?.length, own.data.length]).toEqual([37, 98]);
    const speech = own.data.find(
      (row) => Object.values(row)[3] === 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
    );
    expect(speech).toMatchObject({
      "Number of measures taken at the provider's own initiative ": '2',
      'Visibility restriction Removal': '1',
      'Visibility restriction Disable': '1',
      'Account restriction Suspension': '0',
    });
    const complaints = await file('7_appeals_and_recidivism');
    expect(complaints.data).toHaveLength(47);
    expect(complaints.data.slice(0, 5).map(({ Scope, Value }) => [Scope, Value])).toEqual([
      ['Total number', '1'],
      ['Decisions upheld', '1'],
      ['Decisions partially reversed', '0'],
      ['Decisions reversed', '0'],
      ['Median time', '2.00'],
    ]);
    const automation = await file('8_automated_means');
    expect(automation.data.map(({ Value }) => Value)).toEqual(
      [
        ['0', '2', '', '', ''],
        ['0', '2', '', '', ''],
        ['0', '4', '', '', ''],
        ['', '', '', '', ''],
      ].flat(),
    );
    const identification = await file('1_report_identification');
    expect(identification.data.map(({ Value }) => Value)).toEqual([
      brandOf('dolcevita').company.legalName,
      '',
      '',
      query.from,
      query.to,
    ]);
  });

  test('has the decisions of the queue, with the reason of the notice that each follows', async () => {
    const [reporter, reported] = [await createMember(), await createMember()];
    const now = clock.now();
    const reportId = newId(now.getTime());
    await db().report.create({
      data: {
        id: reportId,
        brandId: 'dolcevita',
        reason: 'scam',
        surface: 'profile',
        evidence: [],
        reporterId: reporter.profileId,
        reportedId: reported.profileId,
        createdAt: now,
      },
    });
    const today = now.toISOString().slice(0, 10);
    query = { from: today, to: today };
    const count = async (what: string, field: string) => {
      const { measures } = await report();
      const row = measures.find((one) => one['what'] === what && one['reason'] === 'hate');
      return Number(row?.[field] ?? 0);
    };
    const before = await count('account', 'afterNotice');
    const consequence = { kind: 'disabled', reason: 'hate' };
    const body = { kind: 'report', id: reportId, consequence };
    expect(await askDesk(DECIDE, { token: token.moderator, body, purpose })).toMatchObject({
      status: 200,
    });
    expect(await count('account', 'afterNotice')).toBe(before + 1);
    const { text } = await askDesk(STATEMENTS, { token: token.senior, query });
    const statements = text
      .trim()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as { statements: Part }).statements);
    expect(
      statements.find((one) => one['category'] === 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH'),
    ).toMatchObject({
      decision_account: 'DECISION_ACCOUNT_SUSPENDED',
      content_type: ['CONTENT_TYPE_OTHER'],
      content_type_other: 'Account of a user',
      category_specification: ['KEYWORD_HATE_SPEECH'],
      decision_ground_reference_url: expect.stringMatching(/\/legal\/terms$/),
      source_type: 'SOURCE_ARTICLE_16',
      territorial_scope: ['IT'],
      automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    });
    for (const secret of [reported.memberId, reported.publicId, reported.email]) {
      expect(text).not.toContain(secret);
    }
  });

  test('has a refused photo of the queue on its own initiative', async () => {
    const { profileId } = await createMember();
    const now = clock.now();
    const objectKey = await addPhoto(profileId, now, 'pending');
    const { id } = await db().photo.findUniqueOrThrow({ where: { objectKey } });
    const body = { kind: 'photo', id, verdict: 'violence' };
    await askDesk(DECIDE, { token: token.moderator, body, purpose });
    const today = now.toISOString().slice(0, 10);
    query = { from: today, to: today };
    expect((await report()).measures).toContainEqual({
      what: 'photo',
      reason: 'violence',
      afterNotice: 0,
      ownInitiative: 1,
      automated: 0,
    });
  });

  test('counts no restriction of a hosted profile, whether or not the log says so', async () => {
    const { id: regionId } = await firstRegion('it');
    const { profileId: hosted } = await createHostedProfile({ regionId, withPhoto: false });
    const objectKey = await addPhoto(hosted, clock.now(), 'pending');
    const { id: photoId } = await db().photo.findUniqueOrThrow({ where: { objectKey } });
    await log('photo.reject', 2, { reason: 'nudity' }, 'operator:one', photoId);
    await log('text.reject', 3, { reason: 'insult' }, 'operator:one', hosted);
    const { profileId: own } = await createMember();
    await log('text.reject', 4, { reason: 'insult' }, 'operator:one', own);
    const counts = { afterNotice: 0, ownInitiative: 1, automated: 0 };
    expect((await report()).measures).toEqual([{ what: 'text', reason: 'insult', ...counts }]);
    const asked = { token: token.senior, query };
    expect((await askDesk(STATEMENTS, asked)).text.match(/puid/g)).toHaveLength(1);
    const body = { kind: 'photo', id: photoId, verdict: 'contact_details' };
    await askDesk(DECIDE, { token: token.moderator, body, purpose });
    // Now only the log knows whose it was.
    await db().photo.delete({ where: { id: photoId } });
    const today = clock.now().toISOString().slice(0, 10);
    query = { from: today, to: today };
    expect((await report()).measures.map(({ reason }) => reason)).not.toContain('contact_details');
  });

  test('refuses an end before the start, other brands, and statements without the duty', async () => {
    const ask = (more: object, by = token.senior) =>
      askDesk(REPORT, { token: by, query: { ...query, ...more } });
    expect(await ask({ to: '2020-01-01' })).toMatchObject({ code: 'input_invalid' });
    expect(await ask({ brandId: 'dolcevita' }, token.elsewhere)).toMatchObject({
      code: 'not_found',
    });
    const { token: finance } = await createOperator({ role: 'finance' });
    expect(await ask({}, finance)).toMatchObject({ status: 200 });
    expect(await askDesk(STATEMENTS, { token: finance, query })).toMatchObject({
      code: 'forbidden',
    });
  });
});
