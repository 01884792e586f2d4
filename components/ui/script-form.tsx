'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { restoreTypedInput } from './restore-typed-input.ts';

interface ScriptFormProps extends Pick<
  ComponentProps<'form'>,
  'className' | 'id' | 'onBlur' | 'aria-busy' | 'aria-labelledby'
> {
  onSend: (form: HTMLFormElement) => unknown;
  children: ReactNode;
}

/**
 * A form that only the script sends and checks. If the browser ever submits it natively, `post` keeps the
 * input out of the address.
 */
export function ScriptForm({ onSend, className = 'grid gap-5', ...rest }: ScriptFormProps) {
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (own.current) void restoreTypedInput(own.current);
  }, []);
  return (
    <form
      ref={own}
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
      {...rest}
    />
  );
}
