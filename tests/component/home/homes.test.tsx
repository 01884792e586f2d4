// [core §1 Ten brands] [core §2 / visitor home] [core §2 / three benefit blocks]
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { homes } from '#components/brand/homes.ts';
import { FaqTeaser } from '#components/home/faq-teaser.tsx';
import { HomePeople } from '#components/home/home-people.tsx';
import { HomeThread } from '#components/home/home-thread.tsx';
import { Questions } from '#components/home/questions.tsx';
import { brandIds, type BrandId } from '#lib/brands/brand-ids.ts';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { homePeople } from '#lib/media/portraits/home-people.ts';
import { renderPage } from '#tests/component/support/render.tsx';

const FACTS = ['near.title', 'labelled.title', 'priced.title'] as const;
const SECTIONS = ['people', 'thread.title', ...FACTS, 'reviews', 'faq', 'closing.title'] as const;

const faq = { html: '<h2 id="free">Free?</h2><p>Yes.</p>', prefix: '' };

function Reviews() {
  return <h2>{useTranslations('brand')('reviews')}</h2>;
}

function openHome(brand: BrandId, locale?: Locale) {
  const Home = homes[brand];
  const people = homePeople(brand);
  const [{ name }] = people;
  const { say, container } = renderPage(
    <Home
      brandName={brand}
      authLinks={<a href="/signup">signup</a>}
      people={<HomePeople people={people} />}
      thread={<HomeThread peer={people[0]} />}
      reviews={<Reviews />}
      faq={<FaqTeaser {...faq} />}
      questions={<Questions {...faq} />}
    />,
    { brand, ...(locale && { locale }) },
  );
  return { say, container, name };
}

/** The sections of a home in their order, by the keys of their headings. */
function orderOf(brand: BrandId): readonly string[] {
  const { say, container } = openHome(brand);
  const keys = new Map(SECTIONS.map((key) => [say(`brand.${key}`), key] as const));
  return within(container)
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => keys.get(textContent) ?? []);
}

describe.each(brandIds)('the home of %s', (brand) => {
  test.each(locales)('has people, a conversation and what is promised, in %s', (locale) => {
    const { say, name } = openHome(brand, locale);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const key of ['people', 'thread.title', ...FACTS]) {
      screen.getByRole('heading', { level: 2, name: say(`brand.${key}`) });
    }
    screen.getByText(say('home.people'));
    screen.getByText(say('home.thread', { name }));
    for (const key of ['first', 'reply', 'last']) screen.getByText(say(`brand.chat.${key}`));
  });

  test('loads the faces late and in boxes of a known size', () => {
    const { say } = openHome(brand);
    const figure = screen.getByText(say('home.people')).closest('figure');
    const faces = [...(figure?.querySelectorAll('img') ?? [])];
    expect(faces).toHaveLength(5);
    for (const face of faces) {
      const of = (name: string) => face.getAttribute(name);
      expect(of('src')).toMatch(`/photos/drawn-${brand}-`);
      const small = face.parentElement?.querySelector('source')?.srcset;
      expect(small).toBe(of('src')?.replace('.webp', '.avif'));
      expect([of('alt'), of('loading'), of('width'), of('height')]).toEqual([
        '',
        'lazy',
        '720',
        '960',
      ]);
    }
  });

  test('hides the still conversation from screen readers, and nothing in it takes the focus', () => {
    const { say } = openHome(brand);
    const still = screen.getByText(say('brand.chat.first')).closest<HTMLElement>('[aria-hidden]');
    if (still === null) throw new Error('conversation is not hidden');
    within(still).getByText(say('chat.composer.placeholder'));
    expect(still.querySelectorAll('a, button, input, textarea, [tabindex]')).toHaveLength(0);
  });

  test('offers the first action before everything else', () => {
    const { say } = openHome(brand);
    const [action] = screen.getAllByRole('link', { name: 'signup' });
    const people = screen.getByRole('heading', { name: say('brand.people') });
    expect(action?.compareDocumentPosition(people)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test('three brands have an order of their own', () => {
  const usual = orderOf('dolcevita');
  expect(usual).toEqual(SECTIONS);
  const own = brandIds.filter((brand) => orderOf(brand).join() !== usual.join());
  expect(own).toEqual(['bside', 'capolinea', 'vermut']);
  expect(new Set(own.map((brand) => orderOf(brand).join())).size).toBe(own.length);
});
