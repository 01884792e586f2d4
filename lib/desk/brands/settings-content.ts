import { z } from 'zod';
import type { BrandSettings } from '../../db/generated/client.ts';
import { brandLimitsSchema } from '../../brands/limits-schema.ts';
import { openingSchema } from '../../brands/opening.ts';
import type { Db } from '../../db/client.ts';
import { AccountDisclosure } from '../../db/generated/enums.ts';
import type { FieldFault } from '../../kernel/errors.ts';

/** All brand settings that operators edit; theme, hosts and company are in the brand file. */
export const settingsSchema = z.strictObject({
  ...openingSchema.shape,
  disclosure: z.enum(AccountDisclosure),
  limits: brandLimitsSchema,
});

type SettingsContent = z.output<typeof settingsSchema>;

/** The editable part of a row. Pure. */
export function contentOf(row: BrandSettings): SettingsContent {
  const { defaultFlow, disclosure, mainstream, consentTool, paymentCompany, googlePay } = row;
  return settingsSchema.parse({
    defaultFlow,
    disclosure,
    mainstream,
    consentTool,
    paymentCompany,
    googlePay,
    limits: row.limits,
  });
}

type Checked =
  | { readonly content: SettingsContent; readonly faults: readonly [] }
  | { readonly content: null; readonly faults: readonly FieldFault[] };

/** Validates a brand's settings, also against its flows. Writes nothing. */
export async function findSettingsFaults(
  tx: Db,
  brandId: string,
  wanted: unknown,
): Promise<Checked> {
  const parsed = settingsSchema.safeParse(wanted);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
    return { content: null, faults };
  }
  const code = parsed.data.defaultFlow;
  const known = await tx.flowVersion.findFirst({
    where: { brandId, code },
    orderBy: { version: 'desc' },
    select: { id: true },
  });
  if (known) return { content: parsed.data, faults: [] };
  return { content: null, faults: [{ path: 'defaultFlow', code: 'flow_unknown' }] };
}
