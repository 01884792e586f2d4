import type { MollieContext } from './context.ts';
import { mismatch, type Schema } from './schema.ts';

const HAL = 'application/hal+json';

export const link = (href: string, type = HAL) => ({ href, type });

/** Link to an HTML page. */
export const page = (href: string) => link(href, 'text/html');

export const documentation = page('https://docs.mollie.com');
export const dashboard = page('https://my.mollie.com/dashboard');

/** Link to another resource of the API. */
export const resource = ({ publicUrl }: MollieContext, path: string) =>
  link(`${publicUrl()}/mollie/v2${path}`);

/** Throws if an answer violates the provider's model. */
export function checked<Shown extends object>(schema: Schema, shown: Shown): Shown {
  const broken = mismatch(schema, shown);
  if (broken) throw new Error(`Answer breaks ${schema}: ${broken.field} ${broken.detail}`);
  return shown;
}
