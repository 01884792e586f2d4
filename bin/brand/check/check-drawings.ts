import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFile, type Fault } from './fault.ts';

const EXPORTS = {
  'hero.tsx': 'function Hero',
  'home.tsx': 'function Home',
  'wordmark.tsx': 'const wordmark',
} as const;

/** Hero, home and wordmark: each is exported, decorative where it carries no content, and uses tokens that exist. */
export function checkDrawings(folder: string): readonly Fault[] {
  const declared = new Set(
    [...readFileSync(join(folder, 'tokens.css'), 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(
      ([, name]) => name,
    ),
  );
  return Object.entries(EXPORTS).flatMap(([file, exported]) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const colours = [...source.matchAll(/var\((--(?:art|on|accent|surface|ink|second)[\w-]*)[,)]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.has(name));
    const isReadAloud = file === 'hero.tsx' && !source.includes('aria-hidden');
    return inFile(file, [
      ...(source.includes(`export ${exported}`) ? [] : [`does not export ${exported}`]),
      ...[...new Set(colours)].map((name) => `${name}: there is no such token`),
      ...(isReadAloud ? ['is read aloud: it lacks aria-hidden'] : []),
    ]);
  });
}
