import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SEED = 'prisma/seed';
const sources = readdirSync(join(SEED, 'legal')).filter((file) => file.endsWith('.html'));

test.each(sources)('24: %s puts the names of one or more sites into no plural', (file) => {
  const text = readFileSync(join(SEED, 'legal', file), 'utf8');
  expect(text).not.toMatch(/(?:siti|sitios|sites|servizi|servicios|services)\s+\{\{services\}\}/i);
});

test('24: canned answers are signed by customer care', () => {
  const text = readFileSync(join(SEED, 'care-answers.ts'), 'utf8');
  const signed = [...text.matchAll(/\\n\\n([^\\]*\{brand\}[^\\]*?)',$/gm)].map(([, line]) => line);
  expect(signed).toHaveLength(25);
  expect([...new Set(signed)]).toEqual([
    'Il servizio clienti di {brand}',
    'Atención al cliente de {brand}',
    'Le service client de {brand}',
    'Customer care at {brand}',
  ]);
});
