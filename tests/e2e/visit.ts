import type { Page, Response } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoLogin } from '../../prisma/seed/world/logins.ts';
import { root } from '../setup/process.ts';
import { answerCookies } from './answer-cookies.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { words } from './copy.ts';
import { freshMember } from './fresh-member.ts';
import { logIn } from './log-in.ts';
import { newcomers, type BrandName } from './places.ts';

export type Say = ReturnType<typeof words>;

/** Somebody in front of a page of one brand. */
export type Visit = {
  readonly page: Page;
  readonly brand: BrandName;
  readonly say: Say;
  /** The address of a page of the brand. */
  readonly url: (path?: string) => string;
  /** A mail address that nobody else has on this screen. */
  readonly address: (name: string) => string;
  readonly open: (path?: string) => Promise<Response | null>;
  /** Opens the first page of a visit and answers about cookies. */
  readonly arrive: (path?: string, cookies?: 'accept' | 'reject') => Promise<void>;
  /** Arrives as one of the demo's logins; ends on the first page of their flow. */
  readonly enter: (login: DemoLogin, start?: string) => Promise<void>;
  /** Arrives as somebody of their own, signed up, confirmed and logged in; answers with their address. */
  readonly join: (name: string, wish?: { readonly flow: string }) => Promise<string>;
  /** Fails on what anybody could not use in what the page shows now; a name keeps a picture of it too. */
  readonly check: (name?: string) => Promise<void>;
  /** Keeps a picture of the whole screen under .data/shots. */
  readonly picture: (name: string) => Promise<void>;
};

type Running = { readonly port: number; readonly databaseUrl: string };

const shots = join(root, '.data/shots');

export function visitOf(page: Page, brand: BrandName, screen: string, app: Running): Visit {
  const url = (path = '/') => `http://${brand}.localhost:${app.port}${path}`;
  const address = (name: string) => `${name}.${brand}.${screen}@example.test`;
  const open = (path?: string) => page.goto(url(path));

  const arrive = async (path?: string, cookies?: 'accept' | 'reject'): Promise<void> => {
    await open(path);
    await answerCookies(page, brand, cookies);
  };

  const picture = async (name: string): Promise<void> => {
    mkdirSync(shots, { recursive: true });
    const path = join(shots, `${name}-${brand}-${screen}.png`);
    await page.screenshot({ path, animations: 'disabled' });
  };

  return {
    ...{ page, brand, url, address, open, arrive, picture },
    say: words(newcomers[brand].locale),
    enter: async (login, start) => {
      await arrive('/login');
      await logIn(page, brand, login, start);
    },
    join: async (name, wish) => {
      const email = address(name);
      const { databaseUrl } = app;
      await freshMember(page, brand, { home: url(), databaseUrl, email, flow: wish?.flow });
      return email;
    },
    check: async (name) => {
      await checkAccessibility(page);
      if (name !== undefined) await picture(name);
    },
  };
}
