import { SALES_CURRENCY } from '#lib/kernel/money.ts';
import type { Json } from '#lib/desk/plain/diff.ts';
import { money } from '../format.ts';
import { describeField } from './field-labels.ts';
import { isFields } from './json-schema.ts';
import { valueLabel } from './value-labels.ts';

/** An object as its named fields, without those that say nothing. */
function fieldsText(value: Readonly<Record<string, Json>>): string {
  return Object.entries(value)
    .filter(([, part]) => part !== false && part !== null && part !== '')
    .map(([name, part]) => `${describeField(name).label}: ${valueText(name, part)}`)
    .join('; ');
}

/** The value of the field `name` in words: amounts with their currency, values of closed lists by their names. */
export function valueText(name: string, value: Json | undefined): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return name.endsWith('Minor') ? money(value, SALES_CURRENCY) : String(value);
  if (typeof value === 'string') {
    if (value === '') return 'empty';
    const label = valueLabel(name, value);
    return label === value ? `“${value}”` : label;
  }
  if (isFields(value)) return fieldsText(value);
  if (value.length === 0) return 'none';
  return value
    .map((one) => (typeof one === 'string' ? valueLabel(name, one) : valueText(name, one)))
    .join(', ');
}
