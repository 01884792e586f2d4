import { z } from 'zod';

export const answererSchema = z.enum(['script', 'ai', 'operator']);
export type Answerer = z.output<typeof answererSchema>;
