import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { brands } from '../../lib/brands/registry.ts';
import type { FlowConfigInput } from '../../lib/flows/config.ts';
import { publishFlow } from '../../lib/flows/publish-flow.ts';
import { flow0000 } from './flows/0000.ts';
import { flow12 } from './flows/12.ts';
import { flow15 } from './flows/15.ts';
import { flow21 } from './flows/21.ts';
import { flow7 } from './flows/7.ts';

/** The demo's flows by code; they differ in offers and gates, never in prices, rights or labels. */
const demoFlows: Readonly<Record<string, FlowConfigInput>> = {
  '7': flow7,
  '0000': flow0000,
  '12': flow12,
  '15': flow15,
  '21': flow21,
};

/** Publishes the demo's flows on every brand where they are missing. Runs after the plans are seeded. */
export async function seedFlows(db: PrismaClient, now: Date): Promise<void> {
  for (const brand of brands) {
    for (const [code, config] of Object.entries(demoFlows)) {
      const found = await db.flowVersion.findFirst({ where: { brandId: brand.id, code } });
      if (!found) await publishFlow(db, { brandId: brand.id, code, config, now });
    }
  }
}
