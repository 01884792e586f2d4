// [money §1 A flow decides cost] [money §2 iframe hook] [money §3 Flow fields] [money §8 flow_unknown]
import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { brandById } from '#lib/brands/registry.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { db } from '#lib/db/client.ts';
import { currentFlow, flowCodes, flowVersion, knownFlowVersion } from '#lib/flows/queries.ts';
import type { FlowConfig } from '#lib/flows/config.ts';
import { publishFlow } from '#lib/flows/publish-flow.ts';
import { clock, SECOND } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { setLimits } from '#lib/staff/set-limits.ts';
import { createMember } from '#tests/factories/member.ts';
import { codeOf, say, viewerOf } from '../chat/chat-helpers.ts';

const brandId = 'dolcevita';
afterEach(() => {
  clock.setOffset(0);
});

const usual = async (): Promise<FlowConfig> => (await currentFlow(brandId, '7')).config;
const publish = (config: unknown, code = '7') =>
  publishFlow(db(), { brandId, code, config, now: clock.now() });
const faultsOf = async (config: unknown): Promise<readonly string[]> => {
  const error: unknown = await publish(config).catch((thrown: unknown) => thrown);
  if (!isAppError(error))
    throw new Error('the flow was published instead of refused', { cause: error });
  expect(error.code).toBe('input_invalid');
  return error.fields.map(({ path, code }) => `${path} ${code}`);
};

const title = { it: 'Socio', es: 'Socio', fr: 'Partenaire', en: 'Partner' };
const iframeHook = { url: 'https://partner.example/offers', title };

async function allowFrames(frameHosts: readonly string[]): Promise<void> {
  const brand = brandById(brandId);
  if (!brand) throw new Error('brand not found');
  await setLimits({ brand, json: JSON.stringify({ frameHosts }), actor: 'test', now: clock.now() });
}

test('74: a stored version that names no message cost costs ten credits a message, and members sign up with it', async () => {
  const { messageCost: _, ...config } = await usual();
  const row = { id: randomUUID(), brandId, code: 'costless', version: 1, publishedAt: clock.now() };
  await db().flowVersion.create({ data: { ...row, config } });
  const member = await createMember({ flowCode: row.code });
  expect(await remainingCredits(await viewerOf(member))).toMatchObject({ messageCost: 10 });
});

describe('publishing', () => {
  test('accepts offers, gates and message cost', async () => {
    const before = await currentFlow(brandId, '7');
    const config = { ...before.config, messageCost: 7, freeMessages: 4, matchEnabled: false };
    expect(await publish(config)).toMatchObject({
      version: before.version + 1,
      config: { messageCost: 7 },
    });
    await publish(before.config);
  });

  test('accepts a code that is new to the brand and lists it afterwards', async () => {
    expect(await publish(await usual(), '99')).toMatchObject({ code: '99', version: 1 });
    expect(await flowCodes(brandId)).toContain('99');
    expect(await flowCodes('fuego')).not.toContain('99');
  });

  test.each([
    ['a price', { price: 1 }],
    ['consents', { consents: [] }],
    ['a label', { hostedLabel: '' }],
    ['rights', { withdrawal: false }],
    ['the purchase disclaimer', { disclaimer: false }],
  ])('refuses a flow that would set %s', async (_, more) => {
    expect(await faultsOf({ ...(await usual()), ...more })).toEqual([' unrecognized_keys']);
  });

  test.each([
    ['prezzo', 100],
    ['priceMinor', 100],
    ['credits', 1_000],
    ['level', 2],
  ])('refuses a plan entry with its own %s', async (key, value) => {
    const config = await usual();
    const [first, ...rest] = config.plans.premium;
    const plans = { ...config.plans, premium: [{ ...first, [key]: value }, ...rest] };
    expect(await faultsOf({ ...config, plans })).toEqual(['plans.premium.0 unrecognized_keys']);
  });

  test('refuses an unknown, a duplicate and a misplaced plan, and a list that differs for some traffic', async () => {
    const config = await usual();
    const { plans } = config;
    const [premium] = plans.premium;
    const [check] = plans.verification;
    if (!premium || !check) throw new Error('the flow has no premium or verification plan');
    const unknown = { ...premium, productId: 'not_there' };
    expect(
      await faultsOf({ ...config, plans: { ...plans, free: [...plans.free, unknown] } }),
    ).toEqual(['plans.free plan_unknown']);
    expect(
      await faultsOf({ ...config, plans: { ...plans, premium: [...plans.premium, premium] } }),
    ).toEqual(['plans.premium plan_twice']);
    expect(
      await faultsOf({ ...config, plans: { ...plans, free: [...plans.free, check] } }),
    ).toEqual(['plans.free plan_in_wrong_list']);
    expect(await faultsOf({ ...config, plans: { ...plans, verification: [] } })).toEqual([
      'plans.verification verification_missing',
    ]);
    expect(
      await faultsOf({ ...config, plans: { ...plans, premium: plans.premium.slice(1) } }),
    ).toEqual(['plans.premium list_rights_differ']);
  });

  test.each<[string, Partial<FlowConfig>, string]>([
    ['a hook without its page', { iframeHook: null }, 'iframeHook hook_without_use'],
    ['no prompt for a disabled member', { hooks: ['iframe'] }, 'hooks hook_missing'],
    ['a confirmation without its prompt', { optin: 'doi' }, 'hooks hook_missing'],
    [
      'a method named twice',
      { paymentMethods: ['paypal', 'paypal'] },
      'paymentMethods method_twice',
    ],
    [
      'a card check without a card',
      { paymentMethods: ['paypal'], requiresCardCheck: true },
      'paymentMethods credit_card_missing_for_check',
    ],
    ['a model that no answer comes from', { useAi: true }, 'useAi ai_switch_contradicts_provider'],
  ])('refuses %s', async (_, more, fault) => {
    const hooks = ['utente_disabilitato', 'impostaRegione', 'iframe'] as const;
    await allowFrames(['partner.example']);
    const faults = await faultsOf({ ...(await usual()), iframeHook, hooks, ...more });
    expect(faults).toContain(fault);
    expect(new Set(faults)).toEqual(new Set([fault]));
  });

  test('accepts an iframe from a host on the brand’s list and refuses any other', async () => {
    const config = await usual();
    const framing = { ...config, hooks: [...config.hooks, 'iframe' as const], iframeHook };
    await allowFrames([]);
    expect(await faultsOf(framing)).toEqual(['iframeHook iframe_host_foreign']);
    await allowFrames(['partner.example']);
    expect(await publish(framing, '88')).toMatchObject({ code: '88' });
    const script = { ...iframeHook, url: 'javascript:alert(1)' };
    expect(await faultsOf({ ...framing, iframeHook: script })).toEqual([
      'iframeHook.url invalid_format',
    ]);
  });

  test('refuses a code that is not valid in a URL', async () => {
    expect(await codeOf(publish(await usual(), 'a b'))).toBe('input_invalid');
  });

  test('refuses a message without a cost', async () => {
    expect(await faultsOf({ ...(await usual()), messageCost: 0 })).toEqual([
      'messageCost too_small',
    ]);
  });

  test('creates two versions, or one and a conflict, when two calls come at once; never one number twice', async () => {
    const config = await usual();
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(publish(config, '55'))));
    expect(codes.filter((code) => code !== 'done' && code !== 'conflict')).toEqual([]);
    const versions = await db().flowVersion.findMany({
      where: { brandId, code: '55' },
      orderBy: { version: 'asc' },
    });
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
    expect(versions).toHaveLength(codes.filter((code) => code === 'done').length);
  });
});

test('refuses to change or delete a published version', async () => {
  const { id } = await currentFlow(brandId, '7');
  await expect(
    db().$executeRaw`update flow_versions set config = '{}' where id = ${id}::uuid`,
  ).rejects.toThrow(/append-only/);
  await expect(db().$executeRaw`delete from flow_versions where id = ${id}::uuid`).rejects.toThrow(
    /append-only/,
  );
});

test('keeps the version of a session; later sessions get the new one within five seconds', async () => {
  const before = await currentFlow(brandId, '12');
  const early = await createMember({ flowCode: '12' });
  const { id } = await publish({ ...before.config, messageCost: 31 }, '12');
  expect((await viewerOf(early)).flowVersionId).toBe(before.id);
  const reader = await createMember({ gender: 'woman' });
  expect((await say(early, reader.angelId)).remainingCredits.messageCost).toBe(
    before.config.messageCost,
  );
  clock.setOffset(5 * SECOND + 1);
  expect((await currentFlow(brandId, '12')).id).toBe(id);
  const late = await createMember({ flowCode: '12' });
  expect((await say(late, reader.angelId)).remainingCredits.messageCost).toBe(31);
});

test('reads a version once and then takes it from the cache', async () => {
  const { id } = await publish(await usual(), '77');
  expect(knownFlowVersion(id)).toBeUndefined();
  const read = await flowVersion(id);
  expect(knownFlowVersion(id)).toBe(read);
  expect(await flowVersion(id)).toBe(read);
});

test('refuses a flow or version that was never published', async () => {
  expect(await codeOf(flowVersion(randomUUID()))).toBe('flow_unknown');
  expect(await codeOf(currentFlow(brandId, 'nope'))).toBe('flow_unknown');
});
