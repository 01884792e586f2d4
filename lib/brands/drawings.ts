import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import type { BrandId } from './schema.ts';

/** The SVG symbols of a brand's `drawings.svg`, with the ids `drawing-<name>`; read once per process. */
export function brandDrawings(brand: BrandId): string {
  const read = (): string =>
    readFileSync(join(process.cwd(), 'brands', brand, 'drawings.svg'), 'utf8');
  return env().NEXT_DEV ? read() : singleton(`brand-drawings.${brand}`, read);
}
