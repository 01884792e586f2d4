// [finding 82] [finding 83]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { analyse } from 'scslre';
import { ATTACKS } from '#tests/setup/attacks.ts';
import { excesses, type Attack, type Work } from '#tests/setup/growth.ts';
import { root } from '#tests/setup/process.ts';
import { sourceFiles, sourcePatterns } from '#tests/setup/source-patterns.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The plain texts in a pattern: those by which an attack makes it begin again and again. */
function plainTextsOf({ source }: RegExp): readonly string[] {
  const plain = source.replaceAll('\\/', '/').replace(/\\[a-z](?:\{[^}]*\})?/gi, ' ');
  return plain.split(/[()[\]{}|*+?.^$\\ ]+/).filter((text) => text.length > 1);
}

/** Texts of the pattern, alone and after its first one. */
function attacksOn(pattern: RegExp): readonly Attack[] {
  const texts = [...new Set(plainTextsOf(pattern))].slice(0, 6);
  const [head = ''] = texts;
  const own = texts.flatMap((text): Attack[] => [
    { unit: text },
    { unit: `${text} ` },
    { unit: `${text}(` },
    { unit: `${text}>` },
    { head, unit: text },
  ]);
  return [...ATTACKS.map((unit) => ({ unit })), ...own];
}

function worksOf(patterns: ReadonlyMap<string, RegExp>): ReadonlyMap<string, Work> {
  return new Map(
    [...patterns].map(([name, pattern]) => [
      name,
      pattern.global
        ? (text: string) => text.replace(pattern, '')
        : (text: string) => pattern.test(text),
    ]),
  );
}

/** The patterns, by names that contain them, that take more than linear time. */
function slowOf(patterns: ReadonlyMap<string, RegExp>) {
  return excesses(worksOf(patterns), (name) => attacksOn(patterns.get(name) ?? /(?:)/));
}

test('no pattern of ours takes more than linear time', async () => {
  const patterns = new Map(
    sourcePatterns().map(({ file, pattern }) => [`${file} ${String(pattern)}`, pattern]),
  );
  expect(patterns.size).toBeGreaterThan(300);
  expect(await slowOf(patterns)).toEqual([]);
}, 300_000);

// Collects what our own modules build while they load; a lint rule refuses patterns that are built later.
const COLLECTOR = `
  const built = [];
  const Plain = RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given) {
      const pattern = Reflect.construct(target, given);
      const [, , caller = ''] = new Error().stack.split('\\n');
      if (/\\/(?:lib|components|sandbox)\\/(?!.*node_modules)/.test(caller)) built.push([pattern.source, pattern.flags]);
      return pattern;
    },
  });
  for (const path of JSON.parse(process.argv[1])) await import('./' + path);
  process.stdout.write(JSON.stringify(built));
  process.exit(0);`;

test('no pattern that is built of parts takes more than linear time', async () => {
  const building = sourceFiles().filter(
    (file) => /^(?:lib|sandbox)\/.*(?<!x)$/.test(file) && /\bRegExp\(/.test(textOf(file)),
  );
  const args = ['--input-type=module', '-e', COLLECTOR, JSON.stringify(building)];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', APP_ENV: 'test', LOG_LEVEL: 'silent' },
  });
  expect(stderr).toBe('');
  const built = JSON.parse(stdout) as (readonly [source: string, flags: string])[];
  expect(built.length).toBeGreaterThanOrEqual(building.length);
  const reported = built.filter(([source, flags]) => analyse({ source, flags }).reports.length > 0);
  expect(reported).toEqual([]);
  const patterns = built.map(([source, flags]) => new RegExp(source, flags));
  expect(await slowOf(new Map(patterns.map((one) => [String(one), one])))).toEqual([]);
});
