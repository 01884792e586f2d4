'use client';

import { HistoryList, type PastVersion } from '../config/history-list.tsx';
import type { Fields } from '../config/json-schema.ts';
import { deskCall } from '../desk-call.ts';

interface BrandHistoryProps {
  brand: { readonly id: string; readonly name: string };
  versions: readonly PastVersion[];
  newest: { readonly version: number; readonly content: Fields };
  path: string;
}

/** The versions of a brand's settings, and the way back to one. */
export function BrandHistory({ brand, ...rest }: BrandHistoryProps) {
  return (
    <HistoryList
      {...rest}
      what={brand.name}
      restore={(version, note) =>
        deskCall('POST /api/desk/brands/{brand}/restore', {
          params: { brand: brand.id },
          body: { version, newest: rest.newest.version, note },
        })
      }
    />
  );
}
