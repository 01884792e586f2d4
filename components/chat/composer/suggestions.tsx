'use client';

import { useTranslations } from 'next-intl';
import type { Peer } from '../state/types.ts';

const SUGGESTION_COUNT = 3;

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Three different items of a list, always the same ones for the same profile. Pure. */
export function pickSuggestions<Item>(items: readonly Item[], profileId: string): readonly Item[] {
  const left = [...items];
  const picked: Item[] = [];
  let hash = hashOf(profileId);
  while (picked.length < SUGGESTION_COUNT && left.length > 0) {
    picked.push(...left.splice(hash % left.length, 1));
    hash = hashOf(String(hash));
  }
  return picked;
}

const PLAIN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const PLACED = ['placeOne', 'placeTwo'] as const;

interface SuggestionsProps {
  peer: Peer;
  /** City of the profile; some suggestions mention it. */
  city: string | null;
  /** The peer has visited the member's profile. */
  visited: boolean;
  onPick: (text: string) => void;
}

/** Three suggestions for a first message, always the same for the same profile. */
export function Suggestions({ peer, city, visited, onPick }: SuggestionsProps) {
  const t = useTranslations('chat.suggestions');
  const keys = city === null ? PLAIN : [...PLAIN, ...PLACED];
  return (
    <section aria-label={t('label')} className="grid gap-2">
      <p className="font-ui text-sm text-ink-soft">
        {t(visited ? 'visited' : 'shy', { name: peer.screenName })}
      </p>
      <ul className="flex snap-x gap-2 overflow-x-auto pb-1 [scrollbar-width:none]">
        {pickSuggestions(keys, peer.angelId).map((key) => {
          const text = t(key, { name: peer.screenName, city: city ?? '' });
          return (
            <li
              key={key}
              className="max-w-72 shrink-0 snap-start desk:min-w-0 desk:flex-1 desk:max-w-none"
            >
              <button
                type="button"
                onClick={() => {
                  onPick(text);
                }}
                className="h-full min-h-11 rounded-card desk:w-full border-[length:var(--border-control)] border-line-strong bg-raised px-4 py-2 text-left font-ui text-sm leading-snug transition-colors hover:border-ink hover:bg-sunken"
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
