'use client';

import { clsx } from 'clsx';
import { Clock3, Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { use, useEffect, useRef, useState } from 'react';
import { MEMBER_KEYS } from '#components/realtime/own-browser.ts';
import { languageOf } from '#lib/text/regional.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import { emojiGroupNames, emojiNames, emojiOf, findEmoji, type EmojiGroup } from './emoji-list.ts';

const KEY = MEMBER_KEYS.recentEmoji;
const MAX_RECENT = 24;

/** The most recently used emoji, the newest first. */
function recentEmoji(): readonly string[] {
  try {
    const recent: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(recent)) return [];
    return recent.filter((one): one is string => typeof one === 'string').slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Moves an emoji that was used to the front. */
function rememberEmoji(emoji: string): void {
  try {
    const recent = [emoji, ...recentEmoji().filter((one) => one !== emoji)].slice(0, MAX_RECENT);
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Without storage there are no recent emoji.
  }
}

interface EmojiPanelProps {
  id: string;
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Emoji by group and by name, the most recently used first. */
export function EmojiPanel({ id, onPick, onClose }: EmojiPanelProps) {
  const t = useTranslations('chat.emoji');
  const names = use(emojiNames(languageOf(useLocale())));
  const [recent] = useState(recentEmoji);
  const [group, setGroup] = useState<EmojiGroup | 'recent'>(recent.length > 0 ? 'recent' : 'faces');
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On touch devices the keyboard would cover the panel, so the search gets no focus.
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) search.current?.focus();
  }, []);
  const searching = query.trim() !== '';
  const inGroup = group === 'recent' ? recent : emojiOf(group);
  const emojis = searching ? findEmoji(names, query) : inGroup;
  const groups = [...(recent.length > 0 ? (['recent'] as const) : []), ...emojiGroupNames];
  return (
    <section
      id={id}
      aria-label={t('label')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="grid gap-2 border-t border-line pt-2"
    >
      <div className="flex flex-wrap items-center gap-1 gap-x-0.5">
        <span className="relative w-full desk:w-auto desk:flex-1">
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={search}
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
            onKeyDown={(event) => {
              // The panel is inside the message form: Enter must not submit it.
              if (event.key === 'Enter') event.preventDefault();
            }}
            className="field-box min-h-11 py-1 pl-9"
          />
        </span>
        {groups.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={t(`groups.${name}`)}
            title={t(`groups.${name}`)}
            aria-pressed={!searching && name === group}
            onClick={() => {
              setQuery('');
              setGroup(name);
            }}
            className={clsx(
              'grid size-11 place-items-center rounded-full text-xl leading-none hover:bg-sunken',
              !searching && name === group && 'bg-sunken ring-2 ring-line-strong ring-inset',
            )}
          >
            {name === 'recent' ? (
              <Clock3 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            ) : (
              emojiOf(name)[0]
            )}
          </button>
        ))}
      </div>
      {emojis.length === 0 ? (
        <p role="status" className="py-4 text-sm text-ink-soft">
          {t('none')}
        </p>
      ) : (
        <EmojiGrid
          key={searching ? query : group}
          label={searching ? t('found') : t(`groups.${group}`)}
          emojis={emojis}
          names={names}
          onPick={(emoji) => {
            rememberEmoji(emoji);
            onPick(emoji);
          }}
        />
      )}
    </section>
  );
}
