'use client';

import { useEffect } from 'react';
import { startVisitor } from './start-visitor.ts';

/** The same behaviours on the pages that React runs for their forms. */
export function VisitorBehaviours() {
  useEffect(startVisitor, []);
  return null;
}
