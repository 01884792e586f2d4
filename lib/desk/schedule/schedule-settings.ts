import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { findSettingsFaults } from '../brands/settings-content.ts';
import { schedulePublication } from './schedule-publication.ts';

type Schedule = {
  readonly brandId: string;
  readonly content: unknown;
  /** The version that the operator edited. */
  readonly version: number;
  readonly at: Date;
  readonly note: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * For the desk, inside a transaction: the settings of a brand are published at a time, unless they are changed before.
 * Raises `input_invalid` with each fault, `conflict` when another version was stored meanwhile, or some are scheduled
 * already.
 */
export async function scheduleSettings(
  tx: Prisma.TransactionClient,
  { brandId, content: wanted, version, ...rest }: Schedule,
): Promise<void> {
  const { content, faults } = await findSettingsFaults(tx, brandId, wanted);
  if (content === null) return fail('input_invalid', {}, faults);
  const newest = await tx.brandSettings.aggregate({ where: { brandId }, _max: { version: true } });
  if (newest._max.version !== version) fail('conflict');
  const publication = { kind: 'settings', brandId, content, version } as const;
  await schedulePublication(tx, { publication, brandIds: [brandId], ...rest });
}
