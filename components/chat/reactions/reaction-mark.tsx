import { useTranslations } from 'next-intl';
import type { ThreadMessage } from '../state/types.ts';
import { GLYPHS } from './glyphs.ts';

interface ReactionMarkProps {
  message: Pick<ThreadMessage, 'from' | 'reaction'>;
  peerName: string;
}

/** The reaction of a message's receiver, on the lower edge of its bubble. */
export function ReactionMark({ message: { from, reaction }, peerName: name }: ReactionMarkProps) {
  const t = useTranslations('chat.reaction');
  if (reaction === null) return null;
  const said = t(reaction);
  return (
    <span className="reaction-mark">
      <span className="sr-only">
        {from === 'peer' ? t('own', { reaction: said }) : t('theirs', { name, reaction: said })}
      </span>
      <span aria-hidden="true">{GLYPHS[reaction]}</span>
    </span>
  );
}
