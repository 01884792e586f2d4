'use client';

import { Download } from 'lucide-react';
import { useMutation } from '#components/notifications/use-mutation.ts';
import { saveFile } from '#components/profile/own/save-file.ts';
import { Button } from '#components/ui/button.tsx';

interface SavePdfProps {
  path: string;
  /** File name, if the server gives none. */
  name: string;
  label: string;
}

/** Saves a receipt or a credit note. */
export function SavePdf({ path, name, label }: SavePdfProps) {
  const { pending, run } = useMutation(() => saveFile(path, `${name}.pdf`));
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      pending={pending}
      onClick={run}
    >
      <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {label}
    </Button>
  );
}
