import { z } from 'zod';
import type { Locale } from '../brands/schema.ts';
import { formatUnit } from '../text/format-unit.ts';
import { STORAGE_INVENTORY, type Stored, type StorageGroup } from './storage-inventory.ts';
import { escapeHtml } from './escape-html.ts';

/** The labels of the inventory in one language; `purposes` is keyed by the stored names. */
export const storageLabels = z.strictObject({
  head: z.strictObject({ name: z.string(), purpose: z.string(), life: z.string() }),
  place: z.strictObject({
    cookie: z.string(),
    local: z.string(),
    session: z.string(),
    cache: z.string(),
  }),
  life: z.strictObject({ tab: z.string(), permanent: z.string() }),
  purposes: z.record(z.string(), z.string()),
});
export type StorageLabels = z.output<typeof storageLabels>;

function lifeOf({ life }: Stored, labels: StorageLabels, locale: Locale): string {
  return typeof life === 'string' ? labels.life[life] : formatUnit(locale, life);
}

function rowOf(stored: Stored, labels: StorageLabels, locale: Locale): string {
  const purpose = labels.purposes[stored.name];
  if (purpose === undefined) throw new Error(`no purpose label in ${locale} for ${stored.name}`);
  const name = `<code>${escapeHtml(stored.name)}</code><br>${escapeHtml(labels.place[stored.place])}`;
  const cells = [escapeHtml(purpose), escapeHtml(lifeOf(stored, labels, locale))];
  return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/**
 * What one group stores in the browser, as a table: generated from the inventory that a test compares with
 * the code.
 */
export function storageTable(group: StorageGroup, labels: StorageLabels, locale: Locale): string {
  const { name, purpose, life } = labels.head;
  const head = [name, purpose, life].map(
    (heading) => `<th scope="col">${escapeHtml(heading)}</th>`,
  );
  const body = STORAGE_INVENTORY.filter((stored) => stored.group === group).map((stored) =>
    rowOf(stored, labels, locale),
  );
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}
