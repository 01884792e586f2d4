/** An invitation or login link, shown once to the admin who created it. */
export function HandedLink({ name, link }: { name: string; link: string }) {
  return (
    <p className="card mt-4 p-4 text-sm" role="status">
      Send this link to {name}. It works once, for two days:
      <a href={link} className="mt-2 block break-all underline underline-offset-2">
        {link}
      </a>
    </p>
  );
}
