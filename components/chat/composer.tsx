'use client';

import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { cn } from '#components/ui/cn.ts';
import { fieldBox } from '#components/ui/field-box.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { NextPrice } from '#lib/realtime/client/next-price.ts';
import { CostLine } from './cost-line.tsx';

const MOST_CHARACTERS = 2000;

interface ComposerProps {
  peerName: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  price: NextPrice;
  plansHref: string;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Enter sends where there is a mouse; on phones it begins a new line. */
function sendsByEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing &&
    window.matchMedia('(hover: hover) and (pointer: fine)').matches
  );
}

/** Where one writes: a line that grows, with what it costs above it. */
export function Composer(props: ComposerProps) {
  const { peerName, value, onChange, onSend, price, plansHref, fieldRef } = props;
  const t = useTranslations('chat.composer');
  const id = useId();
  const empty = value.trim() === '';
  return (
    <form
      method="post"
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) onSend();
      }}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {t('label', { name: peerName })}
        </label>
        <textarea
          ref={fieldRef}
          id={id}
          rows={1}
          maxLength={MOST_CHARACTERS}
          placeholder={t('placeholder')}
          value={value}
          aria-describedby={`${id}-cost`}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={(event) => {
            if (!sendsByEnter(event)) return;
            event.preventDefault();
            if (!empty) onSend();
          }}
          className={cn(
            fieldBox,
            'field-sizing-content max-h-40 min-h-[43px] flex-1 resize-none py-2 leading-normal',
          )}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('send')}
          aria-disabled={empty || undefined}
          icon={<SendHorizontal aria-hidden="true" strokeWidth={1.75} />}
        />
      </div>
      <div id={`${id}-cost`}>
        <CostLine price={price} plansHref={plansHref} />
      </div>
    </form>
  );
}
