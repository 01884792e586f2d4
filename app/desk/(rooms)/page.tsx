import Link from 'next/link';
import { pageOperator } from '#app/desk/page-operator.ts';
import { rooms } from '#components/desk/rooms.ts';
import { mayDo } from '#lib/desk/roles.ts';

/** Where a day at the desk begins. */
export default async function StartPage() {
  const { name, role } = await pageOperator();
  const open = rooms.filter(({ duty }) => mayDo(role, duty));
  return (
    <>
      <h1 className="display text-2xl">Good day, {name}</h1>
      <ul className="mt-6 max-w-2xl divide-y divide-line border-y border-line">
        {open.map((room) => (
          <li key={room.path}>
            <Link prefetch={false} href={room.path} className="block px-1 py-4 hover:bg-raised">
              <span className="font-semibold">{room.name}</span>
              <span className="block text-sm text-ink-soft">{room.about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
