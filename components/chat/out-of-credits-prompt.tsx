'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Popup } from '#components/ui/popup.tsx';
import type { RemainingCredits } from '#lib/realtime/events.ts';

interface OutOfCreditsPromptProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the message that was not sent, and what there is for it. */
  cost: number;
  left: number;
  credits: RemainingCredits;
  name: string;
  plansHref: string;
  findHref: string;
}

/** What it costs, what is left, and every way on, the free ones too. */
export function OutOfCreditsPrompt(props: OutOfCreditsPromptProps) {
  const { cost, left, credits, name } = props;
  const t = useTranslations('chat.outOfCredits');
  const id = useId();
  const [sendAfter, setSendAfter] = useState(false);
  const free = [
    ...(credits.level === 0 && credits.icebreakerCredits > 0
      ? [t('icebreakers', { count: credits.icebreakerCredits })]
      : []),
    t(credits.level === 0 ? 'draft' : 'reading', { name }),
  ];
  const href = `${props.plansHref}${sendAfter ? '?sendPending=1' : ''}`;
  return (
    <Popup
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('title')}
      body={<p>{t('text', { name, cost, left })}</p>}
      closeLabel={t('close')}
      actions={[
        { label: t(credits.level === 0 ? 'plans' : 'packs'), href },
        ...(credits.level === 0 && credits.icebreakerCredits > 0
          ? [{ label: t('others'), href: props.findHref, tone: 'secondary' as const }]
          : []),
        { label: t('stay'), tone: 'quiet' },
      ]}
    >
      <ul className="grid gap-2 text-sm">
        {free.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4 shrink-0 text-success"
            />
            {line}
          </li>
        ))}
      </ul>
      <Checkbox
        id={id}
        checked={sendAfter}
        label={t('sendAfter', { name })}
        onChange={(event) => {
          setSendAfter(event.target.checked);
        }}
      />
    </Popup>
  );
}
