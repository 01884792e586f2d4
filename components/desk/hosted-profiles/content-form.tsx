'use client';

import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { AGE_MAX, AGE_MIN } from '#lib/identity/limits.ts';
import { Choice } from '../choice.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';
import { Ticks } from './ticks.tsx';
import {
  HOSTED_ABOUT_MAX_LENGTH,
  HOSTED_LIKES_MAX_LENGTH,
  HOSTED_LOOKING_FOR_MAX_LENGTH,
  HOSTED_TOWN_MAX_LENGTH,
} from '#lib/hosted/limits.ts';
import { NAME_MAX_LENGTH } from '#lib/accounts/limits.ts';

export interface Places {
  regions: readonly { id: number; country: string; name: string }[];
  brands: readonly { id: string; name: string; country: string }[];
}

interface ContentFormProps {
  content: HostedContent;
  faults: Readonly<Record<string, string>>;
  places: Places;
  disabled: boolean;
  onChange: (change: Partial<HostedContent>) => void;
}

const COUNTRIES = [
  { value: 'it', label: 'Italy' },
  { value: 'es', label: 'Spain' },
  { value: 'fr', label: 'France' },
  { value: 'ie', label: 'Ireland' },
] as const;
const SEXES = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
] as const;
const SOUGHT = [...SEXES, { value: 'everyone', label: 'Everyone' }] as const;
const ANSWERERS = [
  { value: 'operator', label: 'Operator' },
  { value: 'ai', label: 'AI' },
  { value: 'script', label: 'Script' },
] as const;
const VOICES = [
  { value: 'warm', label: 'Warm' },
  { value: 'dry', label: 'Dry' },
  { value: 'playful', label: 'Playful' },
] as const;
const LANGUAGES = [
  { value: 'it', label: 'Italian' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'en', label: 'English' },
] as const;
const STATES = [
  { value: 'active', label: 'Active: in search' },
  { value: 'paused', label: 'Paused: not in search' },
] as const;

/** All fields of a hosted profile. */
export function ContentForm({ content, faults, places, disabled, onChange }: ContentFormProps) {
  const regions = places.regions.filter(({ country }) => country === content.country);
  const brands = places.brands.filter(({ country }) => country === content.country);
  return (
    <fieldset disabled={disabled} className="grid gap-5">
      <legend className="sr-only">Content and visibility</legend>
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <TextField
          label="Name"
          maxLength={NAME_MAX_LENGTH}
          value={content.name}
          error={faults['name']}
          onValue={(name) => {
            onChange({ name });
          }}
        />
        <TextField
          label="Age"
          type="number"
          min={AGE_MIN}
          max={AGE_MAX}
          value={String(content.age)}
          error={faults['age']}
          onValue={(age) => {
            onChange({ age: Number(age) });
          }}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Gender"
          value={content.gender}
          options={SEXES}
          onValue={(gender) => {
            onChange({ gender });
          }}
        />
        <Choice
          label="Visible to"
          value={content.seeking}
          options={SOUGHT}
          onValue={(seeking) => {
            onChange({ seeking });
          }}
        />
      </div>
      <TextAreaField
        label="About"
        most={HOSTED_ABOUT_MAX_LENGTH}
        rows={4}
        value={content.about}
        error={faults['about']}
        onValue={(about) => {
          onChange({ about });
        }}
      />
      <TextAreaField
        label="Looking for"
        most={HOSTED_LOOKING_FOR_MAX_LENGTH}
        value={content.lookingFor}
        error={faults['lookingFor']}
        onValue={(lookingFor) => {
          onChange({ lookingFor });
        }}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label="Country"
          value={content.country}
          options={COUNTRIES}
          error={faults['country']}
          onValue={(country) => {
            const first = places.regions.find((region) => region.country === country);
            onChange({ country, regionId: first?.id ?? 0, town: '', brandIds: [] });
          }}
        />
        <Choice
          label="Region"
          value={String(content.regionId)}
          options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={faults['regionId']}
          onValue={(id) => {
            onChange({ regionId: Number(id), town: '' });
          }}
        />
        <TextField
          label="Town"
          required={false}
          maxLength={HOSTED_TOWN_MAX_LENGTH}
          value={content.town}
          error={faults['town']}
          onValue={(town) => {
            onChange({ town });
          }}
        />
      </div>
      <Ticks
        legend="Shown on"
        values={content.brandIds}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        error={faults['brandIds']}
        onValues={(brandIds) => {
          onChange({ brandIds });
        }}
      />
      <Ticks
        legend={`Responders: ${content.answeredBy.join(', ')}`}
        hint="In the order of selection. The script is always included."
        values={content.answeredBy}
        options={ANSWERERS}
        error={faults['answeredBy']}
        onValues={(answeredBy) => {
          onChange({ answeredBy });
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Voice"
          value={content.voice}
          options={VOICES}
          onValue={(voice) => {
            onChange({ voice });
          }}
        />
        <Choice
          label="State"
          value={content.state}
          options={STATES}
          onValue={(state) => {
            onChange({ state });
          }}
        />
      </div>
      <TextAreaField
        label="Likes"
        most={HOSTED_LIKES_MAX_LENGTH}
        rows={2}
        hint="For responders; not part of the public profile."
        value={content.likes}
        error={faults['likes']}
        onValue={(likes) => {
          onChange({ likes });
        }}
      />
      <Ticks
        legend="Languages"
        values={content.languages}
        options={LANGUAGES}
        error={faults['languages']}
        onValues={(languages) => {
          onChange({ languages });
        }}
      />
    </fieldset>
  );
}
