import { demoEmail, type DemoLogin } from '../../prisma/seed/world/logins.ts';
import { fromDatabase } from './member-rows.ts';
import type { BrandName } from './places.ts';

/** How the wire names a member, and how others see them. */
export type Known = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly name: string;
};

/** How others see one of the demo's logins. */
export function profileOf(databaseUrl: string, brand: BrandName, login: DemoLogin): Promise<Known> {
  return profileByEmail(databaseUrl, brand, demoEmail(login));
}

export function profileByEmail(
  databaseUrl: string,
  brand: BrandName,
  email: string,
): Promise<Known> {
  return fromDatabase(
    databaseUrl,
    `select u.public_id as "trackerId", p.public_id as "angelId", p.screen_name as name
       from profiles p join users u on u.id = p.member_id
      where u.brand_id = $1 and u.email = $2`,
    [brand, email],
  );
}
