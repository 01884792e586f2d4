import type { Page } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import type { Say } from '../fixtures/visit.ts';

export const pager = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('discovery.pager.label') });

export const place = (page: Page, say: Say) =>
  page.getByRole('button', {
    name: containing(say('discovery.region.change', { region: '' }).trim()),
  });
