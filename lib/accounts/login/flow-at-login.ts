import type { Db } from '../../db/client.ts';
import { currentFlow, flowCodes, type Flow } from '../../flows/queries.ts';
import { newId } from '../../kernel/ids.ts';

type Stored = { readonly id: string; readonly brandId: string; readonly flowCode: string };

/** The member's own flow, or the one that the address of this login named, if the brand has it. */
export async function flowAtLogin(
  { brandId, id, flowCode: stored }: Stored,
  requested: string | undefined,
): Promise<Flow> {
  const wanted =
    requested !== undefined && requested !== stored && (await flowCodes(brandId)).has(requested);
  return currentFlow(brandId, wanted ? requested : stored, id);
}

/** Called in the transaction of a login: stores the flow as the member's. Writes nothing when it already is. */
export async function assignFlow(
  tx: Db,
  member: { readonly id: string; readonly flowCode: string },
  flow: Flow,
  now: Date,
): Promise<void> {
  if (flow.code === member.flowCode) return;
  await tx.user.update({ where: { id: member.id }, data: { flowCode: flow.code } });
  await tx.flowAssignment.create({
    data: {
      id: newId(now.getTime()),
      memberId: member.id,
      flowVersionId: flow.id,
      source: 'login',
      at: now,
    },
  });
}
