import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingNames } from '../../../lib/brands/drawing-names.ts';
import { inFile, type Fault } from './fault.ts';

/** Bytes of one drawing: every member page carries all of them. */
const MAX_BYTES = 2000;
/** Set by the page, by how many credits are left. */
const PARTS = ['--part-1', '--part-2', '--part-3'];

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<(?:script|style|text|image|foreignObject|animate|a)\b/i, 'only shapes are drawn'],
  [/url\(|href=/, 'refers to something outside itself'],
  [/\s(?:class|style|on\w+)=/, 'takes its colours from attributes only'],
];

function faultsOf(name: string, drawing: string, declared: ReadonlySet<string>): string[] {
  const known = name === 'credit' ? [...declared, ...PARTS] : [...declared];
  const used = [...drawing.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token);
  const bytes = Buffer.byteLength(drawing);
  return [
    ...(bytes > MAX_BYTES ? [`is ${String(bytes)} bytes, not ${String(MAX_BYTES)}`] : []),
    ...[...new Set(used)]
      .filter((token) => !known.includes(token))
      .map((token) => `${token}: there is no such token`),
    ...[...drawing.matchAll(/="(#[^"]+)"/g)]
      .filter(([, colour]) => colour !== '#fff')
      .map(([, colour = '']) => `${colour}: is a colour of no token`),
    ...(drawing.includes(' viewBox="') ? [] : ['has no viewBox']),
    ...(name === 'credit'
      ? PARTS.filter((part) => !used.includes(part)).map((part) => `does not use ${part}`)
      : []),
    ...FORBIDDEN.filter(([pattern]) => pattern.test(drawing)).map(([, fault]) => fault),
  ].map((fault) => `${name}: ${fault}`);
}

/** The symbols of `drawings.svg`: one for every slot, small, in the brand's colours, without anything that runs. */
export function checkSymbols(folder: string): readonly Fault[] {
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const declared = new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  const file = readFileSync(join(folder, 'drawings.svg'), 'utf8');
  const drawn = new Map(
    [...file.matchAll(/<symbol id="drawing-([\w-]+)"[^]*?<\/symbol>/g)].map(
      ([whole, name = '']) => [name, whole] as const,
    ),
  );
  const missing = drawingNames.filter((name) => !drawn.has(name));
  const strange = [...drawn.keys()].filter((name) => !drawingNames.some((known) => known === name));
  return inFile('drawings.svg', [
    ...missing.map((name) => `${name}: is missing`),
    ...strange.map((name) => `${name}: no page shows it`),
    ...[...drawn].flatMap(([name, drawing]) => faultsOf(name, drawing, declared)),
  ]);
}

/** The motions of the tokens: each has its keyframes in the same file. */
export function checkMotions(folder: string): readonly Fault[] {
  const css = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const frames = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  const motions = [...css.matchAll(/^ {2}(--(?:sent|moment|loader)[\w-]*): ([a-z-]+) /gm)];
  return inFile(
    'tokens.css',
    motions
      .filter(([, , name]) => !frames.has(name))
      .map(([, token = '', name = '']) => `${token}: there are no keyframes ${name}`),
  );
}
