'use client';

import { HistoryList, type PastVersion } from '../config/history-list.tsx';
import type { Fields } from '../config/json-schema.ts';
import { deskCall } from '../desk-call.ts';

interface FlowHistoryProps {
  brand: string;
  code: string;
  what: string;
  versions: readonly PastVersion[];
  newest: { readonly version: number; readonly content: Fields };
  locked?: string;
  path: string;
}

/** The versions of a flow, and the way back to one. */
export function FlowHistory({ brand, code, ...rest }: FlowHistoryProps) {
  return (
    <HistoryList
      {...rest}
      restore={(version, note) =>
        deskCall('POST /api/desk/flows/{brand}/{code}/restore', {
          params: { brand, code },
          body: { version, newest: rest.newest.version, note },
        })
      }
    />
  );
}
