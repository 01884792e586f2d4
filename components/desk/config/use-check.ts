'use client';

import { useEffect, useState } from 'react';
import type { Fault } from './fault-list.tsx';
import type { Fields } from './json-schema.ts';

/** Long enough to finish typing a word. */
const SETTLED_MS = 350;

type Checked = {
  readonly of: Fields;
  /** Null if the request failed. */
  readonly faults: readonly Fault[] | null;
};

export type Check = {
  readonly state: 'checking' | 'checked' | 'failed';
  /** The faults of the last response, until the next one arrives. */
  readonly faults: readonly Fault[];
  readonly again: () => void;
};

/** The faults of a content, requested shortly after its last change. */
export function useCheck(
  content: Fields,
  check: (content: Fields) => Promise<readonly Fault[]>,
): Check {
  const [checked, setChecked] = useState<Checked>();
  const [last, setLast] = useState<readonly Fault[]>([]);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stale = false;
    const take = (faults: readonly Fault[] | null) => {
      if (stale) return;
      setChecked({ of: content, faults });
      if (faults) setLast(faults);
    };
    const timer = setTimeout(() => {
      check(content).then(take, () => {
        take(null);
      });
    }, SETTLED_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [content, check, tries]);
  const current = checked?.of === content ? checked : undefined;
  const state = current === undefined ? 'checking' : current.faults ? 'checked' : 'failed';
  return {
    state,
    faults: last,
    again: () => {
      setChecked(undefined);
      setTries((before) => before + 1);
    },
  };
}
