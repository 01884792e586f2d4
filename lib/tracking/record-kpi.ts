import { db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';

type Kpi = {
  readonly brandId: string;
  readonly memberId: string | null;
  readonly name: string;
  readonly value?: string | undefined;
  readonly data?: Readonly<Record<string, string | number>>;
  readonly now: Date;
};

/** Keeps one figure of ours; nothing of it goes to third parties. Called by verbs and the event call. */
export async function recordKpi({ brandId, memberId, name, value, data, now }: Kpi): Promise<void> {
  await db().kpiEvent.create({
    data: {
      id: newId(now.getTime()),
      ...{ brandId, memberId, name, data: data ?? {}, at: now },
      value: value ?? null,
    },
  });
}
