'use client';

import { useState } from 'react';
import { Popup } from '#components/ui/popup.tsx';

interface LockedNoticeProps {
  title: string;
  text: string;
  planHref: string;
  labels: { plans: string; stay: string };
}

/** Says what a free search ends at, over the page that stays open. */
export function LockedNotice({ title, text, planHref, labels }: LockedNoticeProps) {
  const [open, setOpen] = useState(true);
  return (
    <Popup
      open={open}
      onOpenChange={setOpen}
      title={title}
      body={<p>{text}</p>}
      closeLabel={labels.stay}
      actions={[{ label: labels.plans, href: planHref }, { label: labels.stay }]}
    />
  );
}
