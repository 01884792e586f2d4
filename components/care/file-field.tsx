import { clsx } from 'clsx';
import { Paperclip } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonStyle } from '#components/ui/button-style.ts';
import { ACCEPTED_FILES } from './care-file.ts';

interface FileFieldProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-describedby' | 'disabled' | 'onChange'
> {
  label: string;
}

/** A button that opens the file chooser: the browser's own control has a text in the language of the browser. */
export function FileField({ label, ...input }: FileFieldProps) {
  return (
    <label
      className={clsx(
        buttonStyle({ variant: 'secondary', size: 'sm' }),
        'relative min-h-11 justify-self-start has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
      )}
    >
      <Paperclip aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {label}
      <input type="file" multiple accept={ACCEPTED_FILES} className="sr-only" {...input} />
    </label>
  );
}
