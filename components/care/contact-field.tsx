import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ContactFieldProps {
  name: 'email' | 'text';
  label: string;
  hint?: string;
  children: (control: { id: string; name: string; 'aria-describedby': string }) => ReactNode;
}

/** A field of the contact form, with its error message. */
export function ContactField({ name, label, hint, children }: ContactFieldProps) {
  const id = `contact-${name}`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-ui font-semibold">
        {label}
      </label>
      {children({ id, name, 'aria-describedby': `${id}-hint ${id}-fault` })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p
        hidden
        id={`${id}-fault`}
        data-contact-fault={name}
        className="flex items-start gap-1.5 text-sm font-medium text-danger"
      >
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        <span />
      </p>
    </div>
  );
}
