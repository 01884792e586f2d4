import { Client } from 'pg';
import { demoEmail, type DemoLogin } from '../../prisma/seed/world/logins.ts';
import type { BrandName } from './places.ts';

/** How others see one of the demo's logins. */
export async function profileOf(
  databaseUrl: string,
  brand: BrandName,
  login: DemoLogin,
): Promise<{ readonly angelId: string; readonly name: string }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ angelId: string; name: string }>(
      `select p.public_id as "angelId", p.screen_name as name
         from profiles p join users u on u.id = p.member_id
        where u.brand_id = $1 and u.email = $2`,
      [brand, demoEmail(login)],
    );
    const [profile] = rows;
    if (!profile) throw new Error(`no ${login} on ${brand}`);
    return profile;
  } finally {
    await client.end();
  }
}
