'use client';

import { createContext } from 'react';

/** Reloads the list: actions on the open ticket change its place. */
export const TicketListContext = createContext<() => unknown>(() => undefined);
