'use client';

import { HistoryList, type PastVersion } from '../config/history-list.tsx';
import type { Fields } from '../config/json-schema.ts';
import { deskCall } from '../desk-call.ts';

interface PlanHistoryProps {
  productId: string;
  versions: readonly PastVersion[];
  newest: { readonly version: number; readonly content: Fields };
  locked?: string;
  path: string;
}

/** The versions of a plan, and the way back to one. */
export function PlanHistory({ productId, ...rest }: PlanHistoryProps) {
  return (
    <HistoryList
      {...rest}
      what={productId}
      restore={(version, note) =>
        deskCall('POST /api/desk/plans/{product}/restore', {
          params: { product: productId },
          body: { version, newest: rest.newest.version, note },
        })
      }
    />
  );
}
