import { Button, Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import type { MailLook } from '#lib/mail/brand-look.ts';

type Part = { readonly look: MailLook; readonly children: ReactNode };

export function Paragraph({ look, children, soft = false }: Part & { readonly soft?: boolean }) {
  return (
    <Text
      className={soft ? 'soft' : 'ink'}
      style={{
        fontFamily: look.textFont,
        color: soft ? look.light.soft : look.light.ink,
        fontSize: soft ? 14 : 16,
        lineHeight: soft ? '21px' : '25px',
        margin: '0 0 14px',
      }}
    >
      {children}
    </Text>
  );
}

/** Words as somebody wrote them, line by line: mail programs know no kept white space. */
export function Words({ look, children }: { look: MailLook; children: string }) {
  return (
    <Paragraph look={look}>
      {children.split('\n').map((line, index) => (
        // Lines have no name but their place, and never change it.
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  );
}

export function Press({ look, href, children }: Part & { readonly href: string }) {
  return (
    <Button
      href={href}
      className="button"
      style={{
        backgroundColor: look.light.accent,
        color: look.light.onAccent,
        borderRadius: look.radius,
        fontFamily: look.textFont,
        fontSize: 16,
        fontWeight: 600,
        padding: '14px 26px',
        margin: '6px 0 18px',
      }}
    >
      {children}
    </Button>
  );
}

/** The bare address under a button, for programs that show no buttons. */
export function Address({ look, href }: { look: MailLook; href: string }) {
  return (
    <Link
      href={href}
      className="soft"
      style={{
        fontFamily: look.textFont,
        color: look.light.soft,
        fontSize: 13,
        wordBreak: 'break-all',
      }}
    >
      {href}
    </Link>
  );
}

export function Rows({
  look,
  rows,
}: {
  look: MailLook;
  rows: readonly (readonly [string, string])[];
}) {
  const cell = {
    fontFamily: look.textFont,
    fontSize: 15,
    lineHeight: '22px',
    padding: '7px 0',
    borderBottom: `1px solid ${look.light.line}`,
    verticalAlign: 'top',
  } as const;
  return (
    <table
      role="presentation"
      className="rows"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '4px 0 18px' }}
    >
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td className="soft line" style={{ ...cell, color: look.light.soft, paddingRight: 16 }}>
              {name}
            </td>
            <td className="ink line" style={{ ...cell, color: look.light.ink, textAlign: 'right' }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
