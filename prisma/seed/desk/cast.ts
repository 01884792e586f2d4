import { brands } from '../../../lib/brands/registry.ts';
import type { Brand, Locale } from '../../../lib/brands/schema.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import type { OperatorRole } from '../../../lib/db/generated/enums.ts';
import { en } from '../world/en.ts';
import { es } from '../world/es.ts';
import { fr } from '../world/fr.ts';
import { it } from '../world/it.ts';
import type { WorldCopy } from '../world/world-copy.ts';

const COPY: Readonly<Record<Locale, WorldCopy>> = { it, es, fr, en };

export const copyOf = (brand: Brand): WorldCopy => COPY[brand.locales.default];

/** The relative sizes of the ten brands. */
const SIZES: Readonly<Record<string, number>> = {
  dolcevita: 10,
  fuego: 8,
  lumiere: 7,
  capolinea: 5,
  spark: 4,
  serra: 4,
  verbena: 4,
  phare: 3,
  vermut: 3,
  bside: 2,
};

export const sizeOf = (brand: Brand): number => SIZES[brand.id] ?? 3;

/** The larger brands, where each desk page has something to show. */
export const mainBrands: readonly Brand[] = brands.filter((brand) => sizeOf(brand) >= 5);

export type Staff = Readonly<Record<OperatorRole, string>>;

/** The ids of the demo's operators as in the log, one of each role. */
export async function staffOf(db: PrismaClient): Promise<Staff> {
  const rows = await db.operator.findMany({
    where: { email: { endsWith: '@demo.test' } },
    select: { id: true, role: true },
  });
  const named = (role: OperatorRole): string => {
    const row = rows.find((one) => one.role === role);
    if (!row) throw new Error(`no demo operator with the role ${role}`);
    return `operator:${row.id}`;
  };
  return {
    moderator: named('moderator'),
    senior_moderator: named('senior_moderator'),
    care: named('care'),
    operator: named('operator'),
    finance: named('finance'),
    admin: named('admin'),
  };
}
