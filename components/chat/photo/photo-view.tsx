'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';

interface PhotoViewProps {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  onClose: () => void;
}

/** One photo, as large as the window allows. */
export function PhotoView({ src, alt, width, height, onClose }: PhotoViewProps) {
  const t = useTranslations('chat.photo');
  return (
    <Panel open onOpenChange={onClose} title={alt} closeLabel={t('close')}>
      <img
        src={src}
        alt={alt}
        {...(width !== null && height !== null && { width, height })}
        className="mx-auto h-auto max-h-[78dvh] w-auto max-w-full object-contain"
      />
    </Panel>
  );
}
