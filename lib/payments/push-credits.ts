import { presentCredits } from '../credits/present.ts';
import { balances } from '../credits/queries.ts';
import { db } from '../db/client.ts';
import { currentFlow } from '../flows/queries.ts';
import { realtime } from '../realtime/port.ts';

/** For payment verbs, after their commit: sends the current credits and level to the member's open pages. */
export async function pushCredits(memberId: string): Promise<void> {
  const { brandId, flowCode, level } = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { brandId: true, flowCode: true, level: true },
  });
  const flow = await currentFlow(brandId, flowCode, memberId);
  const credits = presentCredits(
    await balances(memberId),
    level as 0 | 1 | 2,
    flow.config.messageCost,
  );
  realtime().toMember(memberId, 'remainingCredits', credits);
}
