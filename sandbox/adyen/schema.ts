import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import checkout from './openapi/checkout-v72.json' with { type: 'json' };
import webhooks from './openapi/webhooks-v1.json' with { type: 'json' };

// The documents contain OpenAPI keywords that JSON Schema does not define.
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv);
ajv.addSchema({ $id: 'checkout', ...checkout });
ajv.addSchema({ $id: 'webhooks', ...webhooks });

function validator(ref: string): ValidateFunction {
  const validate = ajv.getSchema(ref);
  if (validate === undefined) throw new Error(`The provider's document has no ${ref}.`);
  return validate;
}

/** How the message violates the provider's schema; undefined if it is valid. */
export function mismatch(document: 'checkout' | 'webhooks', schema: string, body: unknown) {
  const validate = validator(`${document}#/components/schemas/${schema}`);
  if (validate(body)) return undefined;
  const error = validate.errors?.[0];
  const detail = Object.values(error?.params ?? {})
    .map(String)
    .join(', ');
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'} (${detail})`.trim();
}
