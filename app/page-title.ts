import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Section } from '#components/shell/places.ts';
import { nameShownTo } from '#lib/discovery/queries.ts';
import { documentTitle } from './document-title.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { pageMember } from './page-member.ts';

type Titled = (props: { readonly params: Promise<BrandParams> }) => Promise<Metadata>;

/** The `generateMetadata` of a page whose title comes from its texts. */
export function pageTitle(texts: string): Titled {
  return async ({ params }) => {
    const { brand } = await pageBrand(params);
    const t = await getTranslations(texts);
    return { title: documentTitle(brand.name, t('title')) };
  };
}

/** The `generateMetadata` of a member's page: the title that its top bar shows on phones. */
export function sectionTitle(section: Section): Titled {
  return async ({ params }) => {
    const { brand } = await pageBrand(params);
    const t = await getTranslations('shell.titles');
    return { title: documentTitle(brand.name, t(section)) };
  };
}

type AboutPeer = (props: {
  readonly params: Promise<BrandParams & { readonly u: string }>;
}) => Promise<Metadata>;

/** The same for a page about another profile: its name, or the section's if the member may not see it. */
export function peerTitle(section: Section): AboutPeer {
  return async ({ params }) => {
    const { brand } = await pageBrand(params);
    const member = await pageMember(brand.id);
    const name = member && (await nameShownTo(member, (await params).u));
    const t = await getTranslations('shell.titles');
    return { title: documentTitle(brand.name, name ?? t(section)) };
  };
}

/** The same for a page that search engines must not list. */
export function unlistedTitle(texts: string): Titled {
  return async (props) => ({ ...(await pageTitle(texts)(props)), robots: { index: false } });
}
