import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { approve } from '#lib/desk/approvals/decide-approval.ts';
import { endFlowExperiment, startFlowExperiment } from '#lib/desk/flows/experiment-actions.ts';
import { publishFlow } from '#lib/flows/publish-flow.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';
import {
  approvalsOf,
  brandId,
  decide,
  note,
  onlyApproval,
  setRules,
  stateOf,
  type Person,
} from './second-person.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let ada: Person;
let bea: Person;
let code = '';
let count = 0;
const publishAs = async (messageCost: number) => {
  const { config } = await currentFlow(brandId, '7');
  await publishFlow(db(), { brandId, code, config: { ...config, messageCost }, now: clock.now() });
};

/** Each test has a flow with two versions. */
beforeEach(async () => {
  await db().approval.deleteMany();
  ada = await createOperator();
  bea = await createOperator();
  count += 1;
  code = `second${String(count)}`;
  await publishAs(10);
  await publishAs(11);
  await setRules({ secondPerson: true });
});
afterEach(() => setRules({}));

const ask = (what: string, body: object, { token }: Person = ada) =>
  askDesk(`POST /api/desk/flows/{brand}/{code}/${what}`, {
    token,
    body,
    params: { brand: brandId, code },
  });
const save = async (change: object, revision = 0, basedOn = 2): Promise<number> => {
  const content = { ...(await currentFlow(brandId, '7')).config, ...change };
  const { answer } = await ask('draft', { content, revision, basedOn });
  return answer['revision'] as number;
};
const publish = (revision: number) => ask('publish', { revision, note });
const newest = () =>
  db().flowVersion.findFirstOrThrow({ where: { brandId, code }, orderBy: { version: 'desc' } });
const plan = {
  control: 1,
  challenger: 2,
  share: 50,
  goal: 'confirmation',
  windowDays: 7,
  baseline: 5_000,
  effect: 4_000,
} as const;

describe('a flow of a brand that asks for a second person', () => {
  test('is published as the second person saw it, not as a draft that replaced it', async () => {
    const first = await save({ messageCost: 12 });
    expect((await publish(first)).answer).toEqual({ version: null });
    const { id, changes } = await onlyApproval(bea);
    expect(changes).toEqual([{ path: ['messageCost'], before: 11, after: 12 }]);
    await ask('discard', { revision: first });
    await save({ messageCost: 99 });
    expect((await onlyApproval(bea)).changes).toEqual([]);
    expect(await decide('approve', id, bea)).toMatchObject({ code: 'conflict' });
    expect(await stateOf(id)).toBe('void');
    expect(await newest()).toMatchObject({ version: 2 });
  });

  test('is refused to who asks when nothing could be published', async () => {
    expect(await publish(1)).toMatchObject({ code: 'conflict' });
    const faulty = await save({ useAi: true });
    expect(await publish(faulty)).toMatchObject({ code: 'input_invalid' });
    const old = await save({ messageCost: 12 }, faulty, 1);
    expect(await publish(old)).toMatchObject({ code: 'conflict' });
    const restore = { version: 7, newest: 2, note };
    expect(await ask('restore', restore)).toMatchObject({ code: 'not_found' });
    const versions = { ...plan, challenger: 7, note };
    expect(await ask('experiment', versions)).toMatchObject({ code: 'flow_unknown' });
    expect(await approvalsOf(bea)).toEqual([]);
    expect(await newest()).toMatchObject({ version: 2 });
  });

  test('is not published when its request cannot be closed', async () => {
    await publish(await save({ messageCost: 12 }));
    const { id } = await onlyApproval(bea);
    const operator = await db().operator.findUniqueOrThrow({ where: { id: bea.id } });
    const decision = { operatorId: bea.id, sessionId: '', secondFactorAt: clock.now() };
    const work = approve({
      id,
      operator: { ...operator, ...decision },
      actor: `operator:${bea.id}`,
      // PostgreSQL refuses it in the log entry of the approval.
      purpose: 'not\u0000stored',
      now: clock.now(),
    });
    await expect(work).rejects.toThrow();
    expect(await newest()).toMatchObject({ version: 2 });
    expect(await stateOf(id)).toBe('open');
    expect(await decide('approve', id, bea)).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ version: 3 });
  });

  test('stays asked for while an experiment runs, and is published after it', async () => {
    await publish(await save({ messageCost: 12 }));
    const { id } = await onlyApproval(bea);
    const by = { brandId, code, note, actor: 'command-line:test', now: clock.now() };
    const arms = { ...plan, control: 2, challenger: 1, newest: 2 };
    await inTransaction((tx) => startFlowExperiment(tx, { ...by, ...arms }));
    expect(await decide('approve', id, bea)).toMatchObject({ code: 'conflict' });
    expect(await stateOf(id)).toBe('open');
    await endFlowExperiment({ ...by, chosenArm: 'control' });
    expect(await decide('approve', id, bea)).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ version: 3 });
  });
});

describe('an experiment of a brand that asks for a second person', () => {
  test('starts once another operator approves, so that no old version is live by one alone', async () => {
    const asked = await ask('experiment', { ...plan, note });
    expect(asked.answer).toEqual({ started: false });
    const where = { brandId, code, state: 'running' } as const;
    expect(await db().flowExperiment.count({ where })).toBe(0);
    const row = await onlyApproval(bea);
    expect(row).toMatchObject({ kind: 'flow', experiment: true, mine: false });
    expect(row.changes).toContainEqual({ path: ['control', 'version'], before: 2, after: 1 });
    expect(row.changes).toContainEqual({ path: ['control', 'messageCost'], before: 11, after: 10 });
    expect(row.changes).toContainEqual({ path: ['share'], after: 50 });
    expect(await decide('approve', row.id, ada)).toMatchObject({ code: 'forbidden' });
    expect(await decide('approve', row.id, bea)).toMatchObject({ status: 200 });
    expect(await db().flowExperiment.findFirstOrThrow({ where })).toMatchObject({
      share: 50,
      note,
      startedBy: `operator:${ada.id}`,
    });
  });

  test('does not start when another version was published meanwhile', async () => {
    await ask('experiment', { ...plan, note });
    const { id } = await onlyApproval(bea);
    await publishAs(12);
    expect(await decide('approve', id, bea)).toMatchObject({ code: 'conflict' });
    expect(await stateOf(id)).toBe('void');
  });
});
