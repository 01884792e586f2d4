'use client';

import { useEffect } from 'react';
import { watchErrors } from './watch-errors.ts';

/** Watches for faults on whatever page React runs. */
export function ErrorWatch() {
  useEffect(watchErrors, []);
  return null;
}
