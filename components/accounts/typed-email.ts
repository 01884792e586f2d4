'use client';

import { useState } from 'react';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';
import { useHydrated } from '#components/ui/use-hydrated.ts';

/** The address typed into one of the forms to enter, for the others, until the member is logged in. */
const TYPED = 'typedEmail';

/** State of an e-mail field that begins with what was typed into another form in this tab. */
export function useTypedEmail(): readonly [email: string, setEmail: (typed: string) => void] {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const carried = (hydrated ? readStored(TYPED, 'session') : null) ?? '';
  const setEmail = (email: string): void => {
    setTyped(email);
    writeStored(TYPED, email === '' ? null : email, 'session');
  };
  return [typed ?? carried, setEmail];
}

export function forgetTypedEmail(): void {
  writeStored(TYPED, null, 'session');
}
