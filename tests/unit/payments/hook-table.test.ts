// [money §2 Hook keys of /vip_plan] [money §2 Prompt fine_crediti in the chat]
// [money §2 /hook/… paths and the other hook kinds] [money §2 Flow with card check leads to /vip_plan/cred]
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import {
  HOOKS,
  ALTERNATIVES,
  type Hook,
  type Prompt,
} from '#components/payments/hooks/hook-table.ts';
import { readHookPath } from '#components/payments/hooks/hook-path.ts';
import { nextOfHook } from '#components/payments/hooks/next-of-hook.ts';
import {
  listAlternatives,
  type AlternativeFacts,
} from '#components/payments/hooks/list-alternatives.ts';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { hookKinds } from '#lib/flows/config.ts';
import { PENDING_MESSAGE_MS } from '#lib/chat/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';

const kinds = Object.keys(HOOKS) as Hook[];
const prompts = kinds.filter((kind): kind is Prompt => HOOKS[kind].opens === 'prompt');

const copy = (locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../../../messages/${locale}/hooks.json`, import.meta.url), 'utf8'),
  ) as { kind: Record<string, unknown>; alternative: Record<string, unknown> };

const keysOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );

const free: AlternativeFacts = {
  prefix: '/en',
  matchEnabled: true,
  credits: { level: 0, icebreakerCredits: 2 },
  angelId: 'anna',
  checkHref: '/en/purchase/check',
};

describe('the table of prompts', () => {
  test('names every kind of the flows, and the one that cannot be switched off', () => {
    expect(kinds.sort()).toEqual([...hookKinds, 'errore'].sort());
  });

  test.each(prompts)('%s offers several alternatives, one of them free', (kind) => {
    const alternatives = listAlternatives(kind, free);
    expect(alternatives.length).toBeGreaterThan(1);
    const paid = alternatives.filter(({ alternative }) => alternative === 'plans');
    expect(alternatives.length - paid.length).toBeGreaterThan(0);
    for (const { alternative, href } of alternatives) {
      if (ALTERNATIVES[alternative] === 'fact') expect(href).toBeNull();
      else expect(href).toMatch(/^\/en\/\w/);
    }
  });

  test('offers no alternative that the member lacks', () => {
    const paying = { ...free, credits: { level: 1 as const, icebreakerCredits: 2 } };
    const names = (kind: Prompt, facts: AlternativeFacts) =>
      listAlternatives(kind, facts).map(({ alternative }) => alternative);
    expect(names('fine_crediti', free)).toContain('newPeople');
    expect(names('fine_crediti', paying)).not.toContain('newPeople');
    expect(names('paginazione', { ...free, matchEnabled: false })).not.toContain('match');
    expect(names('file_like', { ...free, angelId: undefined })).not.toContain('write');
    expect(names('profilo_bloccato', { ...free, checkHref: null })).not.toContain('check');
  });

  test('adds the peer’s id and the action after the payment to the plans’ address', () => {
    const [first] = listAlternatives('fine_crediti', { ...free, after: 'sendPending' });
    expect(first?.href).toBe('/en/vip_plan/fine_crediti?a=anna&sendPending=1');
    const [plain] = listAlternatives('cambia_regione', { ...free, angelId: undefined });
    expect(plain?.href).toBe('/en/vip_plan/cambia_regione');
  });
});

describe('the target of a prompt', () => {
  const shown = [...hookKinds];

  test.each(prompts)('%s opens when the flow shows it, and redirects when it does not', (kind) => {
    expect(nextOfHook(kind, { shown, checkFirst: false })).toBeNull();
    const off = nextOfHook(kind, { shown: [], checkFirst: false });
    if (kind === 'errore') expect(off).toBeNull();
    else expect(off).toBe(`/vip_plan/${HOOKS[kind].plans}`);
  });

  test('is the card check for every prompt that sells, but not for those that explain it', () => {
    for (const kind of prompts) {
      const explains = kind === 'errore' || kind === 'profilo_bloccato';
      const next = nextOfHook(kind, { shown, checkFirst: true });
      expect(next).toBe(explains ? null : '/vip_plan/cred');
    }
  });

  test('is the plans for the compliant one, and the page of a frame when there is one', () => {
    const compliant = nextOfHook('utente_premium_compliant', { shown, checkFirst: false });
    expect(compliant).toBe('/vip_plan/cred');
    expect(nextOfHook('iframe', { shown, checkFirst: false })).toBe('/hook/iframe');
    expect(nextOfHook('iframe', { shown: [], checkFirst: false })).toBe('/vip_plan/cred');
  });

  test('is read from an address below /hook', () => {
    expect(readHookPath(['fine_crediti_messaggi'])).toEqual({ kind: 'fine_crediti', angelId: '' });
    expect(readHookPath(['fine_like', 'anna'])).toEqual({ kind: 'file_like', angelId: 'anna' });
    expect(readHookPath(['messaggio_offuscato'])?.kind).toBe('blurred');
    expect(readHookPath(['errore'])?.kind).toBe('errore');
    for (const none of ['iframe', 'doi', 'blurred', '']) expect(readHookPath([none])).toBeNull();
  });
});

describe('the copy of prompts', () => {
  const values = {
    known: 'yes',
    name: 'Anna',
    cost: 1,
    left: 0,
    likes: 0,
    pages: 3,
    pendingHours: PENDING_MESSAGE_MS / HOUR,
    count: 2,
    host: 'partner.example',
    title: 'Partner',
  };

  test.each(locales)('%s has every kind and every alternative, and no unused one', (locale) => {
    const { kind, alternative: texts } = copy(locale);
    expect(Object.keys(kind).sort()).toEqual([...prompts].sort());
    const used = new Set(prompts.flatMap((one) => HOOKS[one].alternatives));
    expect(Object.keys(texts).sort()).toEqual([...used].sort());
    expect(Object.keys(ALTERNATIVES).sort()).toEqual([...used].sort());
    expect(keysOf(copy(locale)).sort()).toEqual(keysOf(copy('en')).sort());
  });

  test.each(locales)('%s formats with and without a name, in singular and plural', (locale) => {
    const messages = { hooks: copy(locale) };
    const onError = (error: Error): never => {
      throw error;
    };
    const t = createTranslator({ locale, messages, namespace: 'hooks', onError } as never) as (
      key: string,
      values: object,
    ) => string;
    for (const key of keysOf(copy(locale))) {
      for (const free of ['yes', 'no']) {
        expect(t(key, { ...values, free, check: 'yes' })).not.toMatch(/[{}]/);
      }
      const unnamedValues = { known: 'no', check: 'no', name: '', free: 'yes' };
      const unnamed = t(key, { ...values, ...unnamedValues, cost: 10, left: 4, pages: 1 });
      if (key.startsWith('kind.')) expect(unnamed).not.toContain('Anna');
    }
  });
});
