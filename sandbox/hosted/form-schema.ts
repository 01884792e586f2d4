import { Ajv, type ValidateFunction } from 'ajv';

/** Field schemas shared by the forms of the card providers. */
export const SHORT_TEXT = { type: 'string', minLength: 1, maxLength: 255 };
export const ADDRESS = { type: 'string', pattern: '^https?://', maxLength: 2048 };
export const AMOUNT = { type: 'string', pattern: '^\\d{1,9}\\.\\d{2}$' };
export const CURRENCY = { type: 'string', pattern: '^[A-Z]{3}$' };
export const COUNTRY = { type: 'string', pattern: '^[A-Z]{2}$' };
export const HASH = { type: 'string', pattern: '^[0-9a-f]{64}$' };

/** A schema of an object with these properties and no others. */
export const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

function named(validate: ValidateFunction): string {
  const error = validate.errors?.[0];
  const property: unknown = error?.params['additionalProperty'];
  const what = typeof property === 'string' ? ` (${property})` : '';
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}${what}`.trim();
}

/**
 * Validates a provider's messages against the known part of its contract. The returned function describes how
 * a message violates its schema, or returns undefined.
 */
export function contractOf<Name extends string>(schemas: Readonly<Record<Name, object>>) {
  const ajv = new Ajv({ strict: true, allErrors: false });
  const compiled = new Map<string, ValidateFunction>(
    Object.entries<object>(schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
  return (name: Name, message: unknown): string | undefined => {
    const validate = compiled.get(name);
    if (!validate) throw new Error(`no message ${name}`);
    return validate(message) ? undefined : named(validate);
  };
}
