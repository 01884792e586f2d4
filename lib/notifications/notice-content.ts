import type { BrandId } from '../brands/schema.ts';
import { translator } from '../i18n/translate.ts';
import type { NoticeCounts } from '../mail/notice-counts.ts';
import type { NoticeContent } from './channel.ts';
import { canWaitForMorning, hasOnlyLikes } from './decide-notices.ts';
import { noticeParts } from './notice-parts.ts';
import { isNight } from '../kernel/quiet-hours.ts';

type Occasion = {
  readonly counts: NoticeCounts;
  readonly brandName: string;
  /** Selects the copy's form of address. */
  readonly brandId?: BrandId;
  readonly locale: string;
  readonly zone: string;
  readonly now: Date;
};

/** Target page of a notice: never a peer's. */
export function noticePath(counts: NoticeCounts): NoticeContent['path'] {
  if (!hasOnlyLikes(counts)) return '/chats';
  return counts.likes + counts.visits > 0 ? '/notifications' : '/searches';
}

/** Text of a notice, with numbers only. Pure except for the copy. */
export function composeNotice({
  counts,
  brandName,
  brandId,
  locale,
  zone,
  now,
}: Occasion): NoticeContent {
  const t = translator(locale, 'notices', brandId);
  const parts = noticeParts(counts);
  const list = parts.map(({ key, count }) => t(`parts.${key}`, { count }));
  return {
    title: t('title', { brand: brandName }),
    body: t('body', { list: new Intl.ListFormat(locale).format(list) }),
    path: noticePath(counts),
    count: parts.reduce((sum, { count }) => sum + count, 0),
    urgent: !canWaitForMorning(counts),
    silent: isNight(now, zone),
  };
}
