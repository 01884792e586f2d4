import { z } from 'zod';

/** A profile's public id as an event names it; other formats are refused without a database query. */
export const angelId = z.string().regex(/^[\w-]{1,64}$/);
