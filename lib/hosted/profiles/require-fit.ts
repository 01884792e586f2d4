import { brandById } from '../../brands/registry.ts';
import { countries } from '../../places/country.ts';
import { fail, type FieldFault } from '../../kernel/errors.ts';
import { cityByName, regionById } from '../../places/queries.ts';
import { faultOf } from '../safety/guard.ts';
import type { HostedContent } from './content.ts';

const CHUNK_LENGTH = 600;
const STEP = 500;
/** Texts that members read; each must also obey the rules for a hosted profile's chat messages. */
const TEXTS = ['name', 'about', 'lookingFor', 'likes'] as const;

/** The guard accepts texts of a chat message's length: a longer one is checked in overlapping chunks. */
function faultIn(text: string): string | null {
  for (let from = 0; from < text.length; from += STEP) {
    const fault = faultOf(text.slice(from, from + CHUNK_LENGTH));
    if (fault !== null && fault !== 'empty') return fault;
  }
  return null;
}

function textFaults(content: HostedContent): FieldFault[] {
  return TEXTS.flatMap((path) => {
    const code = faultIn(content[path]);
    return code === null ? [] : [{ path, code }];
  });
}

/**
 * Requires that the content is allowed on a hosted profile and that its place exists. Raises `input_invalid`
 * with a fault for each field, `place_unknown`.
 */
export async function requireFit(content: HostedContent): Promise<{ cityId: number | null }> {
  const { country, regionId, town, brandIds } = content;
  const faults = textFaults(content);
  const elsewhere = brandIds.some((id) => brandById(id)?.country !== country);
  if (elsewhere) faults.push({ path: 'brandIds', code: 'other_country' });
  const known = countries.find((one) => one === country);
  if (!known) faults.push({ path: 'country', code: 'unknown' });
  const region = await regionById(regionId);
  if (region?.country !== country) faults.push({ path: 'regionId', code: 'unknown' });
  const city = known && town !== '' ? await cityByName(known, town, regionId) : null;
  if (town !== '' && city === null) faults.push({ path: 'town', code: 'unknown' });
  if (faults.length > 0) fail('input_invalid', {}, faults);
  return { cityId: city?.id ?? null };
}
