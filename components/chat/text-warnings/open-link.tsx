'use client';

import { ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';
import { realHost } from '#lib/text/split-links.ts';

export interface FoundLink {
  /** As it is written. */
  text: string;
  /** As a browser would open it. */
  address: string;
}

interface OpenLinkProps {
  link: FoundLink;
  /** The link hides where it leads, or imitates another one. */
  risky: boolean;
  onClose: () => void;
}

/** Before a peer's link is followed: the host that it really leads to and, for a risky one, a warning. */
export function OpenLink({ link, risky, onClose }: OpenLinkProps) {
  const t = useTranslations('chat.openLink');
  const host = realHost(link.address);
  const open = { label: t(risky ? 'anyway' : 'open'), href: link.address, leaves: true } as const;
  const stay = { label: t('stay') };
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t(risky ? 'riskyTitle' : 'title')}
      body={<p>{t(risky ? 'riskyText' : 'text')}</p>}
      closeLabel={t('stay')}
      actions={risky ? [stay, { ...open, tone: 'secondary' }] : [open, { ...stay, tone: 'quiet' }]}
    >
      <dl className="grid gap-3 rounded-card bg-sunken px-4 py-3">
        <div>
          <dt className="font-ui text-sm text-ink-soft">{t('leadsTo')}</dt>
          <dd className="flex items-start gap-2 text-lg font-semibold [overflow-wrap:anywhere]">
            {risky && (
              <ShieldAlert
                aria-hidden="true"
                strokeWidth={1.75}
                className="mt-1 size-5 shrink-0 text-danger"
              />
            )}
            <span dir="ltr">{host}</span>
          </dd>
        </div>
        <div>
          <dt className="font-ui text-sm text-ink-soft">{t('written')}</dt>
          <dd dir="ltr" className="line-clamp-3 [overflow-wrap:anywhere]">
            {link.text}
          </dd>
        </div>
      </dl>
      {host.includes('xn--') && <p className="font-ui text-sm">{t('homographs')}</p>}
    </Popup>
  );
}
