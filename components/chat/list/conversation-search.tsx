'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Input } from '#components/ui/input.tsx';

interface ConversationSearchProps {
  value: string;
  onChange: (query: string) => void;
}

export function ConversationSearch({ value, onChange }: ConversationSearchProps) {
  const t = useTranslations('chat.list');
  const id = useId();
  return (
    <div className="relative border-b border-line px-4 py-3">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-8 size-5 -translate-y-1/2 text-ink-soft"
      />
      <Input
        id={id}
        type="search"
        value={value}
        placeholder={t('search')}
        className="pl-12"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
