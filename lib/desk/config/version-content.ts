import { db } from '../../db/client.ts';
import { contentOf as planContent } from '../../payments/offers/publish-plan.ts';
import { contentOf as settingsContent } from '../brands/settings-content.ts';
import type { ConfigTarget } from './config-target.ts';

/** The version of a flow, of a plan or of a brand's settings; null where there is none. */
type VersionContent = { readonly version: number; readonly content: unknown } | null;

const newestFirst = { version: 'desc' } as const;

async function ofFlow(brandId: string, code: string, version?: number): Promise<VersionContent> {
  const row = await db().flowVersion.findFirst({
    where: { brandId, code, ...(version !== undefined && { version }) },
    orderBy: newestFirst,
    select: { version: true, config: true },
  });
  return row && { version: row.version, content: row.config };
}

async function ofPlan(productId: string, version?: number): Promise<VersionContent> {
  const row = await db().planVersion.findFirst({
    where: { productId, ...(version !== undefined && { version }) },
    orderBy: newestFirst,
  });
  return row && { version: row.version, content: planContent(row) };
}

/** A version of a flow or plan, the newest where none is named. */
export function versionOf(
  { kind, brandId, key }: ConfigTarget,
  version?: number,
): Promise<VersionContent> {
  return kind === 'plan' ? ofPlan(key, version) : ofFlow(brandId, key, version);
}

/** A version of a brand's settings, the newest where none is named. */
export async function settingsVersion(brandId: string, version?: number): Promise<VersionContent> {
  const row = await db().brandSettings.findFirst({
    where: { brandId, ...(version !== undefined && { version }) },
    orderBy: newestFirst,
  });
  return row && { version: row.version, content: settingsContent(row) };
}
