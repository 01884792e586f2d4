'use client';

import useSWR from 'swr';
import { Button } from '#components/ui/button.tsx';
import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { deskCall } from '../desk-call.ts';
import { Moment } from '../moment.tsx';

interface HistoryProps {
  profileId: string;
  version: number;
  mayChange: boolean;
  onTake: (content: HostedContent) => void;
}

const NAMES: Readonly<Record<keyof HostedContent, string>> = {
  name: 'name',
  gender: 'gender',
  seeking: 'visible to',
  age: 'age',
  about: 'about',
  lookingFor: 'looking for',
  country: 'country',
  regionId: 'region',
  town: 'town',
  brandIds: 'brands',
  answeredBy: 'responders',
  voice: 'voice',
  likes: 'likes',
  languages: 'languages',
  state: 'state',
};

type Version = Awaited<
  ReturnType<typeof deskCall<'GET /api/desk/hostedProfiles/{id}/versions'>>
>['versions'][number];

/** The names of the fields that changed from one version to the next. */
function changes(now: Version, before: Version | undefined): string {
  if (!before) return 'first version';
  const keys = (Object.keys(NAMES) as (keyof HostedContent)[]).filter(
    (key) => JSON.stringify(now.content[key]) !== JSON.stringify(before.content[key]),
  );
  return keys.length === 0 ? 'nothing' : keys.map((key) => NAMES[key]).join(', ');
}

/** Earlier versions; each can be loaded into the form and saved as a new one. */
export function History({ profileId, version, mayChange, onTake }: HistoryProps) {
  const { data } = useSWR(['versions', profileId, version], () =>
    deskCall('GET /api/desk/hostedProfiles/{id}/versions', { params: { id: profileId } }),
  );
  const versions = data?.versions ?? [];
  return (
    <section aria-labelledby="history" className="grid gap-2">
      <h2 id="history" className="display text-lg">
        History
      </h2>
      {versions.length === 0 && <p className="text-sm text-ink-soft">No changes.</p>}
      <ol className="divide-y divide-line">
        {versions.map((one, index) => (
          <li key={one.version} className="grid gap-0.5 py-2 text-sm">
            <span className="font-semibold">Version {one.version}</span>
            <span className="text-ink-soft">
              {one.by}, <Moment at={one.at} />
            </span>
            <span>Changed: {changes(one, versions[index + 1])}</span>
            {mayChange && one.version !== version && (
              <Button
                size="sm"
                variant="quiet"
                className="justify-self-start"
                onClick={() => {
                  const { languages, brandIds, answeredBy, ...rest } = one.content;
                  onTake({
                    ...rest,
                    languages: [...languages],
                    brandIds: [...brandIds],
                    answeredBy: [...answeredBy],
                  });
                }}
              >
                Load version {one.version}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
