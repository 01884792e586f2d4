import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ERRORS } from '#lib/kernel/errors.ts';
import { outcomes } from '#lib/payments/outcomes.ts';

const PATH = /^(?:app|bin|brands|components|docs|lib|messages|prisma|public|sandbox|tests)\//;
const AREA = '(?:accounts|discovery|conversations|money|public face|desk)';
const STATE = new RegExp(`^(?:built|replaced|(?:part: )?${AREA}(?:, ${AREA})*)$`);

const page = readFileSync('docs/coverage.md', 'utf8');
const quoted = new Set([...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:item|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', where = '', shownBy = '', state = '', ...rest]) => ({
    item,
    where,
    shownBy,
    state,
    columns: 4 + rest.length - 1,
  }));

/** The names of the product that the page does not contain. */
function without(names: Iterable<string>): string[] {
  return [...names].filter((name) => !quoted.has(name));
}

let calls: Iterable<string>;
let events: Iterable<string>;

beforeAll(async () => {
  process.env['DATABASE_URL'] ??= 'postgresql://nobody@localhost/none';
  const [registry, inbound] = await Promise.all([
    import('#lib/http/registry.ts'),
    import('#lib/hub/inbound/registry.ts'),
  ]);
  calls = registry.endpoints.keys();
  events = inbound.inboundEvents.keys();
});

describe('docs/coverage.md', () => {
  test('names existing files only', () => {
    const named = [...quoted].filter((text) => PATH.test(text));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('has a known state in each row, and a place in each row that is built', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ columns }) => columns !== 4)).toEqual([]);
    expect(rows.filter(({ state }) => !STATE.test(state))).toEqual([]);
    expect(rows.filter(({ state, where }) => state === 'built' && where === '—')).toEqual([]);
  });

  test('has no duplicate item under one heading', () => {
    for (const section of page.split('\n### ').slice(1)) {
      const items = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, item = '']) => item);
      expect(items).toEqual([...new Set(items)]);
    }
  });

  test('has every call, inbound event and page', () => {
    expect(without(calls)).toEqual([]);
    expect(without(events)).toEqual([]);
    expect(without(globSync('app/[[]brand]/**/page.tsx'))).toEqual([]);
  });

  test('has every error and payment code', () => {
    expect(without(Object.keys(ERRORS))).toEqual([]);
    expect(without(outcomes)).toEqual([]);
  });
});
