'use client';

import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { KeyCap } from './choice-bar.tsx';
import { isLanguage, LANGUAGES } from './languages.ts';
import type { Translation } from './use-translation.ts';

/** Asks for the translation of the current item, and says what it is. */
export function TranslationBar({ translation }: { translation: Translation }) {
  const { to, setTo, status, errorMessage, texts, complete, toggle } = translation;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-1.5">
        <Button
          size="sm"
          variant="secondary"
          pending={status === 'pending'}
          aria-keyshortcuts="t"
          onClick={toggle}
        >
          <KeyCap>t</KeyCap>
          {status === 'shown' ? 'Hide translation' : 'Translate'}
        </Button>
        <Select
          aria-label="Translate into"
          value={to}
          options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          onChange={({ target: { value } }) => {
            if (isLanguage(value)) setTo(value);
          }}
        />
      </div>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {status === 'shown' &&
          (texts.size === 0
            ? 'There is no text to translate.'
            : `Machine translation into ${LANGUAGES[to]}, which can be wrong: decide by the original.${
                complete ? '' : ' Only a part was translated.'
              }`)}
      </p>
    </div>
  );
}
