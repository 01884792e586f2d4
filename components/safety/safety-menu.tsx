'use client';

import { clsx } from 'clsx';
import { Ban, CalendarHeart, Ellipsis, Flag, HeartOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle, type ButtonStyle } from '#components/ui/button-style.ts';
import { later } from '#components/ui/later.tsx';
import { Menu } from '#components/ui/menu.tsx';
import type { ReportSurface } from '#lib/db/generated/enums.ts';
import type { SafetyPeer } from './types.ts';

const BlockDialog = later(async () => (await import('./block-dialog.tsx')).BlockDialog);
const UnmatchDialog = later(async () => (await import('./unmatch-dialog.tsx')).UnmatchDialog);
const ReportDialog = later(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface SafetyMenuProps {
  peer: SafetyPeer;
  surface: ReportSurface;
  /** Called once the block exists; the component that shows the profile may then hide. */
  onBlocked?: () => void;
  /** Called once the match has ended. Given where the two have one: the menu then offers to end it. */
  onUnmatched?: (() => void) | undefined;
  /** Where a date with them is shared, if the menu offers it. */
  dateHref?: string | undefined;
  /** Whether a dialog of the menu is open. */
  onOpenChange?: (open: boolean) => void;
  variant?: ButtonStyle['variant'];
  className?: string;
}

/** Report, block, and end a match, behind one button wherever a profile is shown. */
export function SafetyMenu(props: SafetyMenuProps) {
  const { peer, surface, onBlocked, onUnmatched, dateHref, variant = 'quiet', className } = props;
  const t = useTranslations('safety');
  const [open, setOpen] = useState<'report' | 'block' | 'unmatch' | null>(null);
  const change = (next: typeof open): void => {
    setOpen(next);
    props.onOpenChange?.(next !== null);
  };
  const close = (): void => {
    change(null);
  };
  return (
    <>
      <Menu
        label={t('menu', { name: peer.screenName })}
        className={clsx(buttonStyle({ variant, size: 'icon' }), className)}
        items={[
          ...(dateHref === undefined
            ? []
            : [
                {
                  label: t('shareDate'),
                  icon: <CalendarHeart aria-hidden="true" strokeWidth={1.75} />,
                  onPick: () => {
                    window.location.assign(dateHref);
                  },
                },
              ]),
          {
            label: t('report.item'),
            icon: <Flag aria-hidden="true" strokeWidth={1.75} />,
            onPick: () => {
              change('report');
            },
          },
          ...(onUnmatched === undefined
            ? []
            : [
                {
                  label: t('unmatch.item'),
                  icon: <HeartOff aria-hidden="true" strokeWidth={1.75} />,
                  onPick: () => {
                    change('unmatch');
                  },
                },
              ]),
          {
            label: t('block.item'),
            icon: <Ban aria-hidden="true" strokeWidth={1.75} />,
            danger: true,
            onPick: () => {
              change('block');
            },
          },
        ]}
      >
        <Ellipsis aria-hidden="true" strokeWidth={1.75} />
      </Menu>
      {open === 'report' && (
        <ReportDialog peer={peer} surface={surface} onClose={close} onBlocked={onBlocked} />
      )}
      {open === 'unmatch' && onUnmatched !== undefined && (
        <UnmatchDialog peer={peer} onClose={close} onUnmatched={onUnmatched} />
      )}
      {open === 'block' && <BlockDialog peer={peer} onClose={close} onBlocked={onBlocked} />}
    </>
  );
}
