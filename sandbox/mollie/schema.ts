import { Ajv2020 } from 'ajv/dist/2020.js';
import models from './openapi/mollie-v2.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, logger: false });
ajv.addSchema({ $id: 'mollie', ...models });

export type Schema = keyof (typeof models)['components']['schemas'];

export interface Mismatch {
  /** The invalid field, as a dotted path. */
  readonly field: string;
  readonly detail: string;
}

/** How the message violates the provider's model; undefined if it is valid. */
export function mismatch(schema: Schema, body: unknown): Mismatch | undefined {
  const validate = ajv.getSchema(`mollie#/components/schemas/${schema}`);
  if (!validate) throw new Error(`The provider has no model ${schema}.`);
  if (validate(body)) return undefined;
  const [error] = validate.errors ?? [];
  const named = Object.values(error?.params ?? {}).map(String);
  const field = (error?.instancePath ?? '').slice(1).replaceAll('/', '.') || (named[0] ?? '');
  return { field, detail: `${error?.message ?? 'is invalid'} (${named.join(', ')})` };
}
