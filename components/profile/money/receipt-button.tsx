'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { saveFile } from '#components/profile/own/save-file.ts';
import { Button } from '#components/ui/button.tsx';

/** Saves the receipt of a payment as a PDF. */
export function ReceiptButton({ chargeId }: { chargeId: string }) {
  const t = useTranslations('money.orders');
  const tellError = useTellError();
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await saveFile(`/api/legal/get_receipt/${chargeId}`, `${chargeId}.pdf`);
    } catch (error) {
      tellError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      pending={saving}
      onClick={() => {
        void save();
      }}
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {t('receipt')}
    </Button>
  );
}
