import { db } from '../../db/client.ts';

/** Whether a member is marked as vulnerable. */
export async function isVulnerable(memberId: string): Promise<boolean> {
  return (await db().vulnerableFlag.count({ where: { memberId } })) > 0;
}
