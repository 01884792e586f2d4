import type { ExternalConsentTool } from '../brands/consent-tool.ts';
import type { ScriptedSources } from '../security/csp.ts';
import { consentToolOf, sourcesOfTool } from './consent-tool.ts';
import { pixelSources } from './pixel.ts';

function joined(one: ScriptedSources, other: ScriptedSources): ScriptedSources {
  const both = (name: keyof ScriptedSources): readonly string[] => [
    ...new Set([...(one[name] ?? []), ...(other[name] ?? [])]),
  ];
  return {
    frame: both('frame'),
    connect: both('connect'),
    image: both('image'),
    form: both('form'),
    script: both('script'),
  };
}

/** What third parties add to a visitor's page: the consent tool, and the CSP sources of it and of the pixel. */
export async function thirdPartiesOf(
  brandId: string,
  host: string,
): Promise<{
  readonly tool: ExternalConsentTool | null;
  readonly sources: ScriptedSources | undefined;
}> {
  const pixel = await pixelSources(brandId, host);
  const tool = await consentToolOf(brandId, host);
  if (!tool) return { tool, sources: pixel };
  const needed = sourcesOfTool(tool);
  return { tool, sources: pixel ? joined(pixel, needed) : needed };
}
