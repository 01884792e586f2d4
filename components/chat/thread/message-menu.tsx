'use client';

import { Ban, Copy, EllipsisVertical, Flag, Languages, Pencil, Reply, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Menu } from '#components/ui/menu.tsx';
import { GLYPHS, REACTIONS } from '../reactions/glyphs.ts';
import { serverNow } from '../state/server-clock.ts';
import type { ThreadMessage } from '../state/types.ts';
import { MESSAGE_CHANGEABLE_MS } from '#lib/chat/limits.ts';

/** Whether a message of the member's own may still be changed: for a minute, by the server's clock. */
function useChangeable(sent: number | null): boolean {
  const [changeable, setChangeable] = useState(false);
  useEffect(() => {
    const left = sent === null ? 0 : sent + MESSAGE_CHANGEABLE_MS - serverNow();
    const soon = setTimeout(() => {
      setChangeable(left > 0);
    }, 0);
    const end = setTimeout(
      () => {
        setChangeable(false);
      },
      Math.max(left, 0),
    );
    return () => {
      clearTimeout(soon);
      clearTimeout(end);
    };
  }, [sent]);
  return changeable;
}

export type MessageAction = 'reply' | 'edit' | 'delete' | 'report' | 'block';

interface MessageMenuProps {
  message: ThreadMessage;
  /** A system sender, which can be neither reported nor blocked. */
  system: boolean;
  answerable: boolean;
  onPick: (action: MessageAction, message: ThreadMessage) => void;
  onReact: (message: ThreadMessage, reaction: ThreadMessage['reaction']) => void;
  /** Shows its translation; undefined where there is none, or where it is shown. */
  onTranslate: (() => void) | undefined;
}

/** The menu of one message; an own one can be changed for a minute after it was sent. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, system, answerable, onPick, onReact, onTranslate } = props;
  const t = useTranslations('chat.message');
  const names = useTranslations('chat.reaction');
  const own = message.from === 'self';
  const { msg } = message;
  const changeable = useChangeable(own ? message.time : null);
  const action = (name: MessageAction, Icon: typeof Ban, danger = false) => ({
    label: t(name),
    icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
    danger,
    onPick: () => {
      onPick(name, message);
    },
  });
  const items = [
    ...(answerable ? [action('reply', Reply)] : []),
    ...(msg === null || msg === '' || message.isHtml
      ? []
      : [
          {
            label: t('copy'),
            icon: <Copy aria-hidden="true" strokeWidth={1.75} />,
            onPick: () => void navigator.clipboard.writeText(msg).catch(() => undefined),
          },
        ]),
    ...(onTranslate === undefined
      ? []
      : [
          {
            label: t('translate'),
            icon: <Languages aria-hidden="true" strokeWidth={1.75} />,
            onPick: onTranslate,
          },
        ]),
    ...(changeable && message.attachment === null ? [action('edit', Pencil)] : []),
    ...(changeable ? [action('delete', Trash2, true)] : []),
    ...(own || system ? [] : [action('report', Flag), action('block', Ban, true)]),
  ];
  const choices = REACTIONS.map((reaction) => ({
    label: names(reaction),
    glyph: GLYPHS[reaction],
    checked: message.reaction === reaction,
    onPick: () => {
      onReact(message, message.reaction === reaction ? null : reaction);
    },
  }));
  if (items.length === 0) return <span className="w-11 shrink-0" />;
  return (
    <Menu
      label={t('menu')}
      className="message-menu grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
      items={items}
      choices={own || system || msg === null ? [] : choices}
    >
      <EllipsisVertical aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Menu>
  );
}
