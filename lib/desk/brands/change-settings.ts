import { brandById } from '../../brands/registry.ts';
import type { Db } from '../../db/client.ts';
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
 * For the desk, inside a transaction: stores all switches and limits of a brand as its next version; every process
 * reads it within five seconds. Raises `not_found`, `input_invalid` with each fault, `conflict` when another version was
 * stored meanwhile.
 */
export async function changeSettings(tx: Db, request: Change): Promise<number> {
  const { brandId, version: expected, note, actor, now, restores } = request;
  const brand = brandById(brandId) ?? fail('not_found');
  const checked = await findSettingsFaults(tx, brandId, request.content);
  if (checked.content === null) return fail('input_invalid', {}, checked.faults);
  return nextSettings(tx, {
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
 * For the desk, inside a transaction: stores an earlier version of a brand's settings as the newest one. Raises
 * `not_found` and what `changeSettings` raises.
 */
export async function restoreSettings(tx: Db, request: Restore): Promise<number> {
  const { brandId, version, newest, note, actor, now } = request;
  const row = await tx.brandSettings.findUnique({
    where: { brandId_version: { brandId, version } },
  });
  if (!row) return fail('not_found');
  const content = contentOf(row);
  const change = { brandId, content, version: newest, note, actor, now, restores: version };
  return changeSettings(tx, change);
}
