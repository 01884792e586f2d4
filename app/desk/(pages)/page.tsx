import Link from 'next/link';
import { pageOperator } from '#app/desk/page-operator.ts';
import { allowedPages } from '#app/desk/allowed-pages.ts';

/** The desk's start page. */
export default async function StartPage() {
  const { name, role } = await pageOperator();
  return (
    <>
      <h1 className="display text-2xl">Hello, {name}</h1>
      <div className="mt-6 grid max-w-5xl gap-x-8 gap-y-6 md:grid-cols-2">
        {allowedPages(role).map((group) => (
          <section key={group.name} aria-labelledby={group.name}>
            <h2 id={group.name} className="pb-1 text-sm font-semibold text-ink-soft">
              {group.name}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {group.pages.map((page) => (
                <li key={page.path}>
                  <Link
                    prefetch={false}
                    href={page.path}
                    className="block px-1 py-3 hover:bg-raised"
                  >
                    <span className="font-semibold">{page.name}</span>
                    <span className="block text-sm text-ink-soft">{page.about}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
