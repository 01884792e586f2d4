'use client';

import { FileUp, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { hasContactPicker, pickContacts } from './contact-picker.ts';
import { addressesOfFile } from './extract-addresses.ts';

const FILES = '.csv,.vcf,.txt,text/csv,text/vcard,text/plain';

interface AddressSourcesProps {
  /** Text to add to what was typed; null: the file has no address or cannot be read. */
  onText: (text: string | null) => void;
}

/** The other sources of addresses: a file of contacts, and the contacts of the device where the browser offers them. */
export function AddressSources({ onText }: AddressSourcesProps) {
  const t = useTranslations('security.known');
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => {
    const addresses = await file.text().then(addressesOfFile, () => []);
    onText(addresses.length === 0 ? null : addresses.join('\n'));
  };
  return (
    <div className="flex flex-wrap gap-3">
      {hasContactPicker() && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            void pickContacts().then((text) => {
              if (text !== '') onText(text);
            });
          }}
        >
          <UsersRound aria-hidden="true" strokeWidth={1.75} />
          {t('contacts')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => field.current?.click()}>
        <FileUp aria-hidden="true" strokeWidth={1.75} />
        {t('file')}
      </Button>
      <input
        ref={field}
        type="file"
        accept={FILES}
        aria-label={t('file')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again.
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </div>
  );
}
