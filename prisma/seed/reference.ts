import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { publishLegalTexts } from '../../lib/legal/publish-legal-texts.ts';
import { seedBrandSettings } from './brand-settings.ts';
import { seedFlows } from './flows.ts';
import { seedPaymentRoutes } from './payment-routes.ts';
import { seedPlaces } from './places/seed-places.ts';
import { seedPlans } from './plans.ts';
import { seedSystemProfiles } from './system-profiles.ts';

/**
 * Updates what every deployment needs: places, plans, payment routes, brand settings, flows, the system
 * profiles and the legal texts. A second run changes nothing.
 */
export async function seedReference(db: PrismaClient, now: Date): Promise<void> {
  await seedPlaces(db);
  await seedPlans(db, now);
  await seedPaymentRoutes(db, now);
  await seedBrandSettings(db, now);
  await seedFlows(db, now);
  await seedSystemProfiles(db, now);
  await publishLegalTexts(db, now);
}
