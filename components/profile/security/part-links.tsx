interface PartLinksProps {
  /** Id of the heading of the page, which names the list. */
  labelledBy: string;
  /** In the order of the page, by the id of their heading. */
  parts: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the parts of a long page: in lines above them on phones, in a column beside them on wide screens. */
export function PartLinks({ labelledBy, parts }: PartLinksProps) {
  return (
    <nav
      aria-labelledby={labelledBy}
      className="self-start pb-4 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)]"
    >
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:border-l lg:border-line lg:pl-5">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 min-w-11 items-center font-ui text-sm font-medium decoration-1 underline-offset-4 max-lg:underline lg:hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
