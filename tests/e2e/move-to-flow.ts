import { demoEmail, type DemoLogin } from '../../prisma/seed/world/logins.ts';
import { inDatabase } from './member-rows.ts';
import type { BrandName } from './places.ts';

/** The login's next session runs in this flow, whose question of the ways of notice is answered. */
export async function moveToFlow(
  databaseUrl: string,
  brand: BrandName,
  login: DemoLogin,
  code: string,
): Promise<void> {
  await inDatabase(
    databaseUrl,
    `update users set flow_code = $3, channels_asked_at = created_at
      where brand_id = $1 and email = $2`,
    [brand, demoEmail(login), code],
  );
}
