import { brandById } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { nextSettings } from '../../staff/next-settings.ts';
import { contentOf, findSettingsFaults } from './settings-content.ts';

type Change = {
  readonly brandId: string;
  readonly content: unknown;
  /** The version that was looked at. */
  readonly version: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
  /** The earlier version that comes back. */
  readonly restores?: number;
};

/**
 * The desk's: a brand's switches and limits, all of them, as its next version; every process reads it within
 * five seconds. Raises `not_found`, `input_invalid` with each fault, `conflict` when they changed meanwhile.
 */
export async function changeSettings(request: Change): Promise<number> {
  const { brandId, version: expected, note, actor, now, restores } = request;
  const brand = brandById(brandId) ?? fail('not_found');
  const checked = await findSettingsFaults(brandId, request.content);
  if (checked.content === null) return fail('input_invalid', {}, checked.faults);
  return nextSettings({
    ...{ brand, change: checked.content, expected, note, actor, now },
    action: restores === undefined ? 'brand.settings' : 'brand.restore',
    ...(restores !== undefined && { restores }),
  });
}

type Restore = {
  readonly brandId: string;
  readonly version: number;
  readonly newest: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/** The desk's: an earlier version of a brand's settings holds again. Raises what `changeSettings` raises. */
export async function restoreSettings(request: Restore): Promise<number> {
  const { brandId, version, newest, note, actor, now } = request;
  const row = await db().brandSettings.findUnique({
    where: { brandId_version: { brandId, version } },
  });
  if (!row) return fail('not_found');
  const content = contentOf(row);
  return changeSettings({ brandId, content, version: newest, note, actor, now, restores: version });
}
