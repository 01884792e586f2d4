import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import type { MailTheme } from '#lib/mail/mail-theme.ts';

type Part = { readonly theme: MailTheme; readonly children: ReactNode };

export function Paragraph({ theme, children, soft = false }: Part & { readonly soft?: boolean }) {
  return (
    <Text
      className={soft ? 'soft' : 'ink'}
      style={{
        fontFamily: theme.textFont,
        color: soft ? theme.light.soft : theme.light.ink,
        fontSize: soft ? 14 : 16,
        lineHeight: soft ? '21px' : '25px',
        margin: '0 0 14px',
      }}
    >
      {children}
    </Text>
  );
}

/** Text line by line, as it was written: mail programs do not preserve white space. */
export function MultilineText({ theme, children }: { theme: MailTheme; children: string }) {
  return (
    <Paragraph theme={theme}>
      {children.split('\n').map((line, index) => (
        // Lines have no key but their position, which never changes.
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  );
}

export function Press({ theme, href, children }: Part & { readonly href: string }) {
  return (
    <Button
      href={href}
      className="button"
      style={{
        backgroundColor: theme.light.accent,
        color: theme.light.onAccent,
        borderRadius: theme.radius,
        fontFamily: theme.textFont,
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
export function Address({ theme, href }: { theme: MailTheme; href: string }) {
  return (
    <Link
      href={href}
      className="soft"
      style={{
        fontFamily: theme.textFont,
        color: theme.light.soft,
        fontSize: 13,
        wordBreak: 'break-all',
      }}
    >
      {href}
    </Link>
  );
}

export function Rows({
  theme,
  rows,
}: {
  theme: MailTheme;
  rows: readonly (readonly [string, string])[];
}) {
  const cell = {
    fontFamily: theme.textFont,
    fontSize: 15,
    lineHeight: '22px',
    padding: '7px 0',
    borderBottom: `1px solid ${theme.light.line}`,
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
            <td
              className="soft line"
              style={{ ...cell, color: theme.light.soft, paddingRight: 16 }}
            >
              {name}
            </td>
            <td
              className="ink line"
              style={{ ...cell, color: theme.light.ink, textAlign: 'right' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
