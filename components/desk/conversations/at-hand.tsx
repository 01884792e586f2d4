import type { ReactNode } from 'react';
import type { deskCall } from '../desk-call.ts';
import { valueLabel } from '../config/value-labels.ts';
import { Facts } from '../facts.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines, empty }: { lines: readonly string[]; empty: string }) {
  if (lines.length === 0) return <p className="text-sm text-ink-soft">{empty}</p>;
  return (
    <ul className="grid list-disc gap-1 pl-4 text-sm marker:text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type ConversationHead = Awaited<ReturnType<typeof deskCall<'GET /api/desk/conversations/{id}'>>>;
type Known = Pick<ConversationHead, 'persona' | 'member' | 'statements'>;

/** What an operator needs while writing: the profile, the member, and what the profile has said before. */
export function AtHand({ persona, member, statements }: Known) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Age', persona.age],
    ['Location', persona.place ?? 'none'],
    ['Voice', persona.voice],
    ['About', persona.about === '' ? 'nothing' : persona.about],
    ['Looking for', [persona.lookingFor, persona.likes].find((text) => text !== '') ?? 'nothing'],
    ...(persona.languages.length > 0
      ? ([['Languages', persona.languages.join(', ')]] as const)
      : ([] as const)),
    ['Responders', persona.answeredBy.map((one) => valueLabel('answeredBy', one)).join(', ')],
  ];
  return (
    <div className="grid">
      <Part title={`Profile of ${persona.name}`}>
        <Facts rows={rows} />
      </Part>
      <Part title={`Statements by ${persona.name}`}>
        <Lines lines={statements.persona} empty="No statements yet." />
      </Part>
      <Part
        title={`${member.name}, ${String(member.age)}${member.place === null ? '' : `, ${member.place}`}`}
      >
        <Lines lines={statements.member} empty="No statements yet." />
      </Part>
    </div>
  );
}
