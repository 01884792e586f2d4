import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { previewPeople } from '#lib/desk/config/preview-people.ts';
import { previewedDraft } from '#lib/desk/config/preview-seal.ts';
import { previewSteps } from '#lib/desk/config/preview-steps.ts';
import { readDraft } from '#lib/desk/config/drafts.ts';
import { flowHistory, listFlows } from '#lib/desk/flows/read-flows.ts';
import { otherProfileSchema } from '#lib/discovery/contract.ts';
import { logOut } from '#lib/desk/session/log-out.ts';
import { brandById } from '#lib/brands/registry.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { publishFlow } from '#lib/flows/publish-flow.ts';
import { clock, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const BASE = '/api/desk/flows/{brand}/{code}';
const brand = 'lumiere';
let code = '';
let count = 0;
let token = '';
let operatorId = '';

/** Each test uses its own flow, with one version. */
beforeEach(async () => {
  count += 1;
  code = `desk${String(count)}`;
  const { config } = await currentFlow(brand, '7');
  await publishFlow(db(), { brandId: brand, code, config, now: clock.now() });
  ({ token, id: operatorId } = await createOperator());
});
afterEach(() => {
  clock.setOffset(0);
});

type More = {
  readonly token?: string;
  readonly brand?: string;
  readonly code?: string;
};
const ask = (what: string, body: unknown, more: More = {}) =>
  askDesk(`POST ${BASE}/${what}`, {
    token: more.token ?? token,
    body,
    params: { brand: more.brand ?? brand, code: more.code ?? code },
  });
const configWith = async (changes: Readonly<Record<string, unknown>>) => ({
  ...(await currentFlow(brand, '7')).config,
  ...changes,
});
const save = async (changes: Readonly<Record<string, unknown>>, revision = 0, basedOn = 1) =>
  ask('draft', { content: await configWith(changes), revision, basedOn });
const note = 'Asked for by marketing';

describe('a draft', () => {
  test('is stored with its author, and changes nothing in the published flow', async () => {
    expect(await save({ messageCost: 9 })).toMatchObject({ status: 200, answer: { revision: 1 } });
    const read = await askDesk(`GET ${BASE}/draft`, { token, params: { brand, code } });
    expect(read.answer).toMatchObject({
      draft: { revision: 1, basedOn: 1, savedBy: 'admin at work', content: { messageCost: 9 } },
    });
    clock.setOffset(6 * SECOND);
    expect((await currentFlow(brand, code)).config.messageCost).not.toBe(9);
    const { flows } = await listFlows({ brandIds: [brand] });
    expect(flows.find((flow) => flow.code === code)).toMatchObject({ draft: true, version: 1 });
  });

  test('reports a conflict to the second of two authors, who may then overwrite it', async () => {
    await save({ messageCost: 9 });
    const other = await createOperator();
    const content = await configWith({ messageCost: 8 });
    const late = (revision: number) =>
      ask('draft', { content, revision, basedOn: 1 }, { token: other.token });
    expect(await late(0)).toMatchObject({ code: 'conflict' });
    await save({ messageCost: 11 }, 1);
    expect(await late(1)).toMatchObject({ code: 'conflict' });
    expect(await late(2)).toMatchObject({ answer: { revision: 3 } });
  });

  test('is stored once if saved simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((cost) => save({ messageCost: cost })));
    expect(answers.map(({ code: said }) => said).sort()).toEqual(
      ['conflict', 'conflict', 'conflict', undefined].sort(),
    );
  });

  test('is discarded once', async () => {
    await save({ messageCost: 9 });
    expect(await ask('discard', { revision: 1 })).toMatchObject({ status: 200 });
    expect(await ask('discard', { revision: 1 })).toMatchObject({ code: 'conflict' });
    expect(await readDraft({ kind: 'flow', brandId: brand, key: code })).toBeNull();
    const where = { actor: `operator:${operatorId}`, action: 'flow.discard_draft' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({ brandId: brand });
  });
});

test('a draft that replaced a discarded one is not taken for it', async () => {
  await save({ messageCost: 9 });
  await ask('discard', { revision: 1 });
  await save({ messageCost: 8 });
  expect(await save({ messageCost: 7 }, 1)).toMatchObject({ code: 'conflict' });
  expect(await ask('publish', { revision: 1, note })).toMatchObject({ code: 'conflict' });
  expect(await ask('discard', { revision: 1 })).toMatchObject({ code: 'conflict' });
  const { content } = (await readDraft({ kind: 'flow', brandId: brand, key: code })) ?? {};
  expect(content).toMatchObject({ messageCost: 8 });
});

describe('checking a flow', () => {
  test('returns each fault with its path', async () => {
    const good = await ask('check', { content: await configWith({}) });
    expect(good.answer).toEqual({ faults: [] });
    const bad = await ask('check', { content: await configWith({ messageCost: 0 }) });
    expect(bad.answer).toEqual({ faults: [{ path: 'messageCost', code: 'too_small' }] });
    const off = await ask('check', { content: await configWith({ useAi: true }) });
    expect(off.answer).toEqual({
      faults: [{ path: 'useAi', code: 'ai_switch_contradicts_provider' }],
    });
  });

  test('refuses to publish a faulty draft, and does not delete it', async () => {
    await save({ useAi: true });
    expect(await ask('publish', { revision: 1, note })).toMatchObject({ code: 'input_invalid' });
    expect((await readDraft({ kind: 'flow', brandId: brand, key: code }))?.revision).toBe(1);
  });
});

describe('publishing', () => {
  test('turns the draft into the published version, with author and reason', async () => {
    await save({ messageCost: 9 });
    const done = await ask('publish', { revision: 1, note });
    expect(done.answer).toEqual({ version: 2 });
    clock.setOffset(6 * SECOND);
    expect(await currentFlow(brand, code)).toMatchObject({
      version: 2,
      config: { messageCost: 9 },
    });
    const { versions } = await flowHistory(brand, code);
    expect(versions[0]).toMatchObject({ version: 2, by: 'admin at work', note, restores: null });
    expect(versions[1]).toMatchObject({ version: 1, by: null });
    const where = { actor: `operator:${operatorId}`, action: 'flow.publish' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({
      subject: brand,
      data: { code, version: 2, note },
    });
    expect(await ask('publish', { revision: 1, note })).toMatchObject({ code: 'conflict' });
  });

  test('does not overwrite another operator’s version unseen', async () => {
    await save({ messageCost: 9 });
    const config = await configWith({ freeMessages: 5 });
    await publishFlow(db(), { brandId: brand, code, config, now: clock.now() });
    expect(await ask('publish', { revision: 1, note })).toMatchObject({ code: 'conflict' });
    await save({ messageCost: 9, freeMessages: 5 }, 1, 2);
    expect(await ask('publish', { revision: 2, note })).toMatchObject({ answer: { version: 3 } });
  });

  test('requires a reason', async () => {
    await save({ messageCost: 9 });
    expect(await ask('publish', { revision: 1, note: ' ' })).toMatchObject({
      code: 'input_invalid',
    });
  });

  test('creates a flow that did not exist', async () => {
    const content = await configWith({ messageCost: 3 });
    const fresh = { code: `${code}new` };
    await ask('draft', { content, revision: 0, basedOn: 0 }, fresh);
    const listed = await listFlows({ brandIds: [brand] });
    expect(listed.fresh).toContainEqual({ brandId: brand, code: fresh.code });
    const done = await ask('publish', { revision: 1, note }, fresh);
    expect(done.answer).toEqual({ version: 1 });
  });
});

describe('an earlier version', () => {
  test('is restored as a new one', async () => {
    await save({ messageCost: 9 });
    await ask('publish', { revision: 1, note });
    const back = await ask('restore', { version: 1, newest: 2, note });
    expect(back.answer).toEqual({ version: 3 });
    const { versions } = await flowHistory(brand, code);
    expect(versions[0]).toMatchObject({ version: 3, restores: 1 });
    expect(versions[0]?.content).toEqual(versions[2]?.content);
  });

  test('is not restored if another was published meanwhile or it never existed', async () => {
    expect(await ask('restore', { version: 1, newest: 5, note })).toMatchObject({
      code: 'conflict',
    });
    expect(await ask('restore', { version: 8, newest: 1, note })).toMatchObject({
      code: 'not_found',
    });
    expect((await flowHistory(brand, code)).versions).toHaveLength(1);
  });
});

describe('a preview', () => {
  const tokenOf = async () => {
    const { answer } = await ask('preview', {});
    const link = new URL(String(answer['link']));
    expect(link.pathname).toBe('/preview');
    return link.searchParams.get('token') ?? '';
  };

  test('shows the draft to its operator, for fifteen minutes', async () => {
    await save({ messageCost: 9 });
    const seal = await tokenOf();
    const draft = await previewedDraft(seal, brand, clock.now());
    expect(draft).toMatchObject({ key: code, kind: 'flow' });
    const french = brandById(brand);
    if (!draft || !french) throw new Error('no draft to preview');
    const asked = { brand: french, locale: 'fr', level: 0, productId: undefined } as const;
    const steps = await previewSteps(draft, { ...asked, now: clock.now() });
    expect(steps).toMatchObject({ code, config: { messageCost: 9 } });
    expect(steps?.plans.length).toBeGreaterThan(0);
    expect(steps?.offer?.button).toBe('Commande avec obligation de paiement');
    expect(await previewedDraft(seal, 'fuego', clock.now())).toBeNull();
    clock.setOffset(15 * MINUTE + SECOND);
    expect(await previewedDraft(seal, brand, clock.now())).toBeNull();
  });

  test.each(['woman', 'man'] as const)(
    'shows fictitious people, of whom one is hosted: %s',
    async (gender) => {
      const french = brandById(brand);
      if (!french) throw new Error('no brand to preview');
      const people = await previewPeople({ brand: french, locale: 'fr', gender }, clock.now());
      expect(people.map(({ kind }) => kind)).toEqual(
        gender === 'woman' ? ['member', 'hosted', 'member'] : ['member', 'hosted'],
      );
      expect(new Set(people.map((one) => one.gender))).toEqual(new Set([gender]));
      for (const one of people) expect(() => otherProfileSchema.parse(one)).not.toThrow();
      const ids = people.map(({ id }) => id);
      expect(await db().profile.count({ where: { publicId: { in: ids } } })).toBe(0);
    },
  );

  test('ends when its operator logs out', async () => {
    await save({ messageCost: 9 });
    const seal = await tokenOf();
    await logOut(token, clock.now());
    expect(await previewedDraft(seal, brand, clock.now())).toBeNull();
    expect(await previewedDraft('forged', brand, clock.now())).toBeNull();
  });

  test('ends with the draft, and is not found without one', async () => {
    expect(await ask('preview', {})).toMatchObject({ code: 'not_found' });
    await save({ messageCost: 9 });
    const seal = await tokenOf();
    await ask('discard', { revision: 1 });
    expect(await previewedDraft(seal, brand, clock.now())).toBeNull();
  });
});

describe('an operator of other brands', () => {
  test.each([
    ['check', { content: {} }],
    ['draft', { content: {}, revision: 0, basedOn: 1 }],
    ['discard', { revision: 1 }],
    ['preview', {}],
    ['publish', { revision: 1, note: 'never' }],
    ['restore', { version: 1, newest: 1, note: 'never' }],
    [
      'experiment',
      {
        control: 1,
        challenger: 2,
        share: 50,
        goal: 'payment',
        windowDays: 7,
        baseline: 500,
        effect: 100,
        note: 'never',
      },
    ],
    ['experiment/end', { chosenArm: 'control', note: 'never' }],
  ])('is refused with not_found: %s', async (what, body) => {
    const elsewhere = await createOperator({ brandIds: ['fuego'] });
    expect(await ask(what, body, { token: elsewhere.token })).toMatchObject({ code: 'not_found' });
  });

  test('cannot read the draft and does not see the flow', async () => {
    const { token: other } = await createOperator({ brandIds: ['fuego'] });
    const read = await askDesk(`GET ${BASE}/draft`, { token: other, params: { brand, code } });
    expect(read.code).toBe('not_found');
    const { flows } = await listFlows({ brandIds: ['fuego'] });
    expect(new Set(flows.map(({ brandId }) => brandId))).toEqual(new Set(['fuego']));
  });
});
