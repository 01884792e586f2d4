import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/** A configuration's JSON Schema for the form. Server only: no zod schema is sent to the browser. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
