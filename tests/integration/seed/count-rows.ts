import { db } from '#lib/db/client.ts';

export const REFERENCE = [
  'regions',
  'cities',
  'brand_settings',
  'plan_versions',
  'flow_versions',
  'legal_texts',
];
export const DEMO = [
  'users',
  'profiles',
  'profile_listings',
  'photos',
  'conversations',
  'messages',
  'credit_entries',
  'consent_records',
  'subscriptions',
  'favourites',
  'disclosures',
];
export const DESK = [
  'charges',
  'renewals',
  'refunds',
  'disputes',
  'settlement_lines',
  'provider_events',
  'reports',
  'reviews',
  'tickets',
  'ticket_messages',
  'declarations',
  'audit_entries',
];

/** The number of rows of each table. */
export async function countRows(tables: readonly string[]): Promise<Record<string, number>> {
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await db().$queryRawUnsafe<Record<string, number>[]>(`select ${columns.join()}`);
  return row ?? {};
}
