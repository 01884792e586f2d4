import { z } from 'zod';

/** A profile's public id as an event names it; nothing else is worth a look at the database. */
export const angelId = z.string().regex(/^[\w-]{1,64}$/);
