import { z } from 'zod';
import { Answerer } from '../db/generated/enums.ts';

export const answererSchema = z.enum(Answerer);
