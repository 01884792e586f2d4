'use client';

import { useEffect } from 'react';
import { loadContact } from './load-contact.ts';

/**
 * Runs the contact form on a page that React runs, as for a member. It stands beside the form, so that React has taken
 * over the form before the script changes it: React would replace a form that differs from the server's, with all that
 * was entered.
 */
export function RunContact() {
  useEffect(loadContact, []);
  return null;
}
