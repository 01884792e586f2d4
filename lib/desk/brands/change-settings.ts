import { brandById } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { nextSettings } from '../../staff/next-settings.ts';
import { contentOf, findSettingsFaults } from './settings-content.ts';

type Change = {
  readonly brandId: string;
  readonly content: unknown;
  /** The version that the operator edited. */
  readonly version: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
  /** The earlier version that is restored. */
  readonly restores?: number;
};

/**
 * For the desk: stores all switches and limits of a brand as its next version; every process reads it within
 * five seconds. Raises `not_found`, `input_invalid` with each fault, `conflict` when another version was
 * stored meanwhile.
 */
export async function changeSettings(request: Change): Promise<number> {
  const { brandId, version: expected, note, actor, now, restores } = request;
  const brand = brandById(brandId) ?? fail('not_found');
  const checked = await findSettingsFaults(brandId, request.content);
  if (checked.content === null) return fail('input_invalid', {}, checked.faults);
  return nextSettings({
    brand,
    change: checked.content,
    expected,
    note,
    actor,
    now,
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

/**
 * For the desk: stores an earlier version of a brand's settings as the newest one. Raises `not_found` and
 * what `changeSettings` raises.
 */
export async function restoreSettings(request: Restore): Promise<number> {
  const { brandId, version, newest, note, actor, now } = request;
  const row = await db().brandSettings.findUnique({
    where: { brandId_version: { brandId, version } },
  });
  if (!row) return fail('not_found');
  const content = contentOf(row);
  return changeSettings({ brandId, content, version: newest, note, actor, now, restores: version });
}
