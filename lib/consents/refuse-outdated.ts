import type { ConsentPurpose } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { BOXES, purposes } from './purposes.ts';
import type { ConsentTexts } from './record-consents.ts';

type Box = (typeof BOXES)[ConsentPurpose]['box'];

/** Version of the text shown beside each box when it was ticked; 0 or absent: not sent by the client. */
export type ReadVersions = Partial<Readonly<Record<Box, number | undefined>>>;

/**
 * Ticking an older text is no consent to the current one. Verbs that record consents call this first. Raises
 * `consent_outdated`, naming each such box.
 */
export function refuseOutdated(texts: ConsentTexts, read: ReadVersions = {}): void {
  const outdated = purposes.flatMap((purpose) => {
    const { box } = BOXES[purpose];
    const version = read[box] ?? 0;
    return version === 0 || version === texts[purpose].version ? [] : [box];
  });
  if (outdated.length === 0) return;
  fail(
    'consent_outdated',
    {},
    outdated.map((path) => ({ path, code: 'consent_outdated' })),
  );
}
