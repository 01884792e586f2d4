'use client';

import { createContext } from 'react';

/** Looks the list after anew: what was done to the open letter moves it. */
export const TicketListContext = createContext<() => unknown>(() => undefined);
