import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import orders from './openapi/orders-v2.json' with { type: 'json' };
import payments from './openapi/payments-v2.json' with { type: 'json' };
import vault from './openapi/vault-v3.json' with { type: 'json' };
import webhooks from './openapi/webhooks-v1.json' with { type: 'json' };

const documents = { orders, payments, vault, webhooks };

// Patterns in the documents are not valid Unicode regular expressions, and some formats are the provider's
// own.
const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  unicodeRegExp: false,
  logger: false,
});
addFormats(ajv);
for (const [name, document] of Object.entries(documents)) ajv.addSchema({ $id: name, ...document });

export type Schema = `${keyof typeof documents}#${string}`;

function validator(schema: Schema): ValidateFunction {
  const validate = ajv.getSchema(schema.replace('#', '#/components/schemas/'));
  if (validate === undefined) throw new Error(`The provider's documents have no ${schema}.`);
  return validate;
}

/** How the message violates the provider's schema; undefined if it is valid. */
export function mismatch(schema: Schema, body: unknown): string | undefined {
  const validate = validator(schema);
  if (validate(body)) return undefined;
  const error = validate.errors?.[0];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`.trim();
}
