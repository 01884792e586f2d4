'use client';

import { useEffect } from 'react';
import { watchErrors } from './watch-errors.ts';

/** Reports errors on every page that React runs. */
export function ErrorWatch() {
  useEffect(watchErrors, []);
  return null;
}
