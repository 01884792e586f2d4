import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/** A configuration's schema as the form reads it. On the server only: no schema of ours is sent to a browser. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
