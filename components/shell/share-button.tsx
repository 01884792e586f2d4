import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

interface ShareButtonProps {
  brandName: string;
  /** Path of the brand's home page: an address that does not identify who shares it. */
  path: string;
}

/** Shares the brand's address. Hidden until components/visitor/share.ts finds that the browser can share or copy. */
export function ShareButton({ brandName, path }: ShareButtonProps) {
  const t = useTranslations('shell.share');
  return (
    <p className="flex flex-wrap items-center gap-x-3 font-ui text-sm">
      <button
        type="button"
        hidden
        data-share={path}
        data-share-title={brandName}
        data-share-done={t('done')}
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <Share2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {t('label', { brand: brandName })}
      </button>
      <span role="status" className="text-ink-soft" />
    </p>
  );
}
