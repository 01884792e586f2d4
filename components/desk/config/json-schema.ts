import type { Json } from '#lib/desk/plain/diff.ts';

/** The part of JSON Schema that our configurations use, as zod writes it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

export type Fields = Readonly<Record<string, Json>>;

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The non-null alternative of a nullable schema; undefined if the schema is not nullable. */
export function besideNull(schema: JsonSchema): JsonSchema | undefined {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return schema.anyOf && others.length === 1 && others.length < schema.anyOf.length
    ? others[0]
    : undefined;
}

/** The two alternatives of a value that is either one constant or an object; undefined for other schemas. */
export function constantOrObject({ anyOf }: JsonSchema) {
  const constant = anyOf?.find((one) => one.const !== undefined)?.const;
  const object = anyOf?.find(({ type }) => type === 'object');
  return anyOf?.length === 2 && constant !== undefined && object ? { constant, object } : undefined;
}

const LANGUAGES = ['it', 'es', 'fr', 'en'] as const;

/** Whether a schema is a text in the product's four languages. */
export function isLocalised({ properties }: JsonSchema): boolean {
  const keys = Object.keys(properties ?? {});
  return keys.length === LANGUAGES.length && LANGUAGES.every((language) => keys.includes(language));
}

/** The initial value for a schema. */
export function emptyValue(schema: JsonSchema): Json {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? '';
  if (schema.anyOf) return null;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(0, schema.minimum ?? 0);
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return '';
  const required = (schema.required ?? []).flatMap((key) => {
    const property = schema.properties?.[key];
    return property ? [[key, emptyValue(property)] as const] : [];
  });
  return Object.fromEntries(required);
}

/** A copy of a value with one part replaced; undefined removes the part. */
export function withPart(value: Fields, key: string, part: Json | undefined): Fields {
  if (part !== undefined) return { ...value, [key]: part };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
