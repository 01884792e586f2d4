import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createAccount } from '#lib/accounts/signup/create-account.ts';
import { flowAtLogin } from '#lib/accounts/login/flow-at-login.ts';
import { db } from '#lib/db/client.ts';
import { readExperiments } from '#lib/desk/flows/read-experiments.ts';
import { usualRates } from '#lib/flows/experiments/usual-rates.ts';
import { flowCookieValue, newcomerFlow } from '#lib/flows/newcomer-flow.ts';
import { publishFlow } from '#lib/flows/publish-flow.ts';
import { currentFlow, type Flow } from '#lib/flows/queries.ts';
import { after, clock, DAY, SECOND } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { codeOf } from '../chat/chat-helpers.ts';
import { askDesk } from '../desk/ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const brandId = 'dolcevita';
const CACHE_EXPIRED_MS = 5 * SECOND + 1;
let code = '';
let count = 0;
let token = '';
let control: Flow;
let challenger: Flow;

/** Creates a new flow with two versions for each test. */
beforeEach(async () => {
  count += 1;
  code = `try${String(count)}`;
  const { config } = await currentFlow(brandId, '7');
  const publish = (messageCost: number) =>
    publishFlow(db(), { brandId, code, config: { ...config, messageCost }, now: clock.now() });
  control = await publish(10);
  challenger = await publish(11);
  ({ token } = await createOperator());
});
afterEach(() => {
  clock.setOffset(0);
});

const ask = (what: string, body: unknown) =>
  askDesk(`POST /api/desk/flows/{brand}/{code}/${what}`, {
    token,
    body,
    params: { brand: brandId, code },
  });
const plan = { control: 1, challenger: 2, share: 50, goal: 'confirmation', windowDays: 7 };
const start = (more: object = {}) =>
  ask('experiment', {
    ...plan,
    baseline: 5_000,
    effect: 4_000,
    note: 'Cheaper is better',
    ...more,
  });
const end = async (chosenArm: 'control' | 'challenger') => {
  // Days have passed, so the operator's session has expired.
  ({ token } = await createOperator());
  return ask('experiment/end', { chosenArm, note: 'It is over' });
};
/** Moves the clock past the cache lifetime, so every process reads the current experiments. */
const later = (ms: number = CACHE_EXPIRED_MS) => {
  clock.setOffset(clock.offset() + ms);
};

async function signUp(flow: Flow, confirmed: boolean): Promise<string> {
  const now = clock.now();
  const { memberId } = await createAccount(
    db(),
    {
      brandId,
      email: `${newId()}@example.test`,
      passwordHash: null,
      locale: 'it',
      country: 'it',
      regionId: 1,
      cityId: null,
      gender: 'man',
      seeking: 'woman',
      age: 30,
      screenName: 'Prova',
      flow,
    },
    now,
  );
  if (confirmed)
    await db().user.update({ where: { id: memberId }, data: { emailConfirmedAt: now } });
  return memberId;
}

async function fill(flow: Flow, members: number, confirmed: number): Promise<void> {
  for (let place = 0; place < members; place += 1) await signUp(flow, place < confirmed);
}

const latest = async () => {
  const [first] = await readExperiments(brandId, code, clock.now());
  if (!first) throw new Error('the flow has no experiment');
  return first;
};

describe('while an experiment runs', () => {
  test('splits newcomers by the planned share; everyone else gets the control', async () => {
    expect(await start({ share: 30 })).toMatchObject({ status: 200 });
    later();
    expect((await currentFlow(brandId, code)).id).toBe(control.id);
    const arms = await Promise.all(
      Array.from({ length: 400 }, () => newcomerFlow(brandId, code, undefined)),
    );
    const share = arms.filter(({ id }) => id === challenger.id).length / arms.length;
    // A random share falls outside this range once in a million runs.
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.42);
  });

  test('counts each newcomer for the planned window', async () => {
    expect(await start({ windowDays: 5 })).toMatchObject({ code: 'input_invalid' });
    await start({ windowDays: 14 });
    later();
    const id = await signUp(control, false);
    later(8 * DAY);
    await db().user.update({ where: { id }, data: { emailConfirmedAt: clock.now() } });
    expect((await latest()).arms.control).toMatchObject({ assigned: 1, seen: 0 });
    later(7 * DAY);
    expect((await latest()).arms.control).toMatchObject({ seen: 1, confirmed: 1 });
  });

  test('keeps a browser in its arm by the flow cookie alone', async () => {
    await start();
    later();
    for (const arm of [control, challenger]) {
      const cookieValue = await flowCookieValue(arm);
      expect(cookieValue).toBe(`${code}.${String(arm.version)}`);
      const seen = { code, version: arm.version };
      const again = await Promise.all(
        Array.from({ length: 20 }, () => newcomerFlow(brandId, code, seen)),
      );
      expect(new Set(again.map(({ id }) => id))).toEqual(new Set([arm.id]));
    }
  });

  test('keeps a member in the arm of their signup at every later login', async () => {
    await start();
    later();
    const memberId = await signUp(challenger, false);
    const login = { id: memberId, brandId, flowCode: code };
    expect((await flowAtLogin(login, undefined)).id).toBe(challenger.id);
    expect((await currentFlow(brandId, code, memberId)).config.messageCost).toBe(11);
    const other = await signUp(control, false);
    expect((await currentFlow(brandId, code, other)).id).toBe(control.id);
  });

  test('excludes a member who had the challenger version before the experiment started', async () => {
    const early = await signUp(challenger, true);
    later(SECOND);
    await start();
    later();
    expect((await currentFlow(brandId, code, early)).id).toBe(control.id);
    expect((await latest()).arms.challenger.assigned).toBe(0);
  });

  test('refuses to publish on the flow and to start a second experiment', async () => {
    await start();
    const { config } = control;
    expect(await codeOf(publishFlow(db(), { brandId, code, config, now: clock.now() }))).toBe(
      'conflict',
    );
    expect((await ask('restore', { version: 1, newest: 2, note: 'back' })).code).toBe('conflict');
    expect((await start()).code).toBe('conflict');
  });
});

test('refuses an experiment without two existing versions', async () => {
  expect((await start({ challenger: 1 })).code).toBe('conflict');
  expect((await start({ challenger: 9 })).code).toBe('flow_unknown');
  expect((await end('control')).code).toBe('not_found');
});

describe('the result of an experiment', () => {
  test('stays open until the planned number is counted; until then only the control may be chosen', async () => {
    await start();
    later();
    await fill(control, 3, 0);
    await fill(challenger, 3, 3);
    expect(await latest()).toMatchObject({
      arms: { control: { assigned: 3, seen: 0 }, challenger: { assigned: 3, seen: 0 } },
      reading: { verdict: 'too_early' },
    });
    later(8 * DAY);
    const { planned, arms, reading } = await latest();
    expect(planned).toEqual({ control: 20, challenger: 20 });
    expect(arms.challenger).toMatchObject({ seen: 3, confirmed: 3 });
    expect(reading.verdict).toBe('too_early');
    expect((await end('challenger')).code).toBe('conflict');
    expect(await end('control')).toMatchObject({ answer: { version: 3 } });
    expect(await latest()).toMatchObject({ state: 'stopped' });
    later();
    const held = await currentFlow(brandId, code);
    expect(held).toMatchObject({ version: 3, config: { messageCost: 10 } });
    expect(await flowCookieValue(held)).toBe(code);
  });

  test('counts the planned newcomers only, each after the same window', async () => {
    await start();
    later();
    await fill(control, 20, 4);
    await fill(challenger, 20, 17);
    const late = await signUp(challenger, false);
    later(8 * DAY);
    // Confirmed after the counting window ended.
    await db().user.update({ where: { id: late }, data: { emailConfirmedAt: clock.now() } });
    const before = await latest();
    expect(before).toMatchObject({
      arms: {
        control: { assigned: 20, seen: 20, confirmed: 4 },
        challenger: { assigned: 21, seen: 20, confirmed: 17 },
      },
      reading: { verdict: 'better' },
    });
    await fill(control, 5, 5);
    later(8 * DAY);
    const more = await latest();
    expect(more.reading.difference).toEqual(before.reading.difference);
    expect(await end('challenger')).toMatchObject({ answer: { version: 2 } });
    expect((await latest()).state).toBe('concluded');
    later();
    expect((await currentFlow(brandId, code)).id).toBe(challenger.id);
  });
});

test('takes the baseline of a plan from the recent rates of the flow', async () => {
  await fill(control, 4, 1);
  const now = after(clock.now(), 8 * DAY);
  expect(await usualRates({ brandId, code, windowDays: 7 }, now)).toEqual({
    newcomers: 4,
    confirmed: 1,
    paid: 0,
  });
  expect(await usualRates({ brandId, code, windowDays: 7 }, clock.now())).toMatchObject({
    newcomers: 0,
  });
});
