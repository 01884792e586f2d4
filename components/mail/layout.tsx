import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { MailInput } from '#lib/mail/render-mail.ts';
import type { MailColours } from '#lib/mail/mail-theme.ts';
import type { Copy } from './copy.ts';

type LayoutProps = {
  readonly mail: MailInput;
  readonly t: Copy;
  readonly preview: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** Mail programs that support the dark theme get the brand's own dark colours; the others invert as they like. */
function darkRules(dark: MailColours): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme: dark){
.surface{background-color:${dark.surface} !important}
.raised{background-color:${dark.raised} !important;border-color:${dark.line} !important}
.ink{color:${dark.ink} !important}.soft{color:${dark.soft} !important}
.line{border-color:${dark.line} !important}
.band{background-color:${dark.accent} !important;border-color:${dark.second} !important}
.button{background-color:${dark.accent} !important;color:${dark.onAccent} !important}}`;
}

/** The background is part of the picture, so that it works on light and dark; the name beside it is its text. */
function BrandMark({ mail }: { mail: MailInput }) {
  const { brand, links } = mail;
  const { theme } = brand;
  const name = {
    fontFamily: theme.displayFont,
    fontStyle: theme.italic ? 'italic' : 'normal',
    color: theme.light.ink,
    fontSize: 24,
    fontWeight: 700,
    textDecoration: 'none',
  } as const;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ paddingRight: 12, verticalAlign: 'middle' }}>
            <Img
              src={brand.icon}
              alt=""
              width="40"
              height="40"
              style={{ borderRadius: 8, display: 'block' }}
            />
          </td>
          <td style={{ verticalAlign: 'middle' }}>
            <Link href={links.home} className="ink" style={name}>
              {brand.name}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Layout({ mail, t, preview, title, children }: LayoutProps) {
  const { brand, locale } = mail;
  const { theme } = brand;
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Mail programs must not turn numbers and dates into links. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style>{darkRules(theme.dark)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <body
        className="surface"
        style={{ backgroundColor: theme.light.surface, margin: 0, padding: '24px 12px' }}
      >
        <Container style={{ maxWidth: 560 }}>
          <BrandMark mail={mail} />
          <div
            className="band"
            style={{
              backgroundColor: theme.light.accent,
              borderBottom: `3px solid ${theme.light.second}`,
              height: 6,
              fontSize: 0,
              lineHeight: 0,
              margin: '16px 0 14px',
            }}
          />
          <Section
            className="raised"
            style={{
              backgroundColor: theme.light.raised,
              border: `1px solid ${theme.light.line}`,
              borderRadius: theme.sheetRadius,
              padding: '28px 24px 24px',
            }}
          >
            <Heading
              className="ink"
              style={{
                fontFamily: theme.displayFont,
                fontStyle: theme.italic ? 'italic' : 'normal',
                color: theme.light.ink,
                fontSize: 24,
                lineHeight: '30px',
                fontWeight: 700,
                margin: '0 0 12px',
              }}
            >
              {title}
            </Heading>
            {children}
          </Section>
          <Footer mail={mail} t={t} />
        </Container>
      </body>
    </Html>
  );
}

function Footer({ mail, t }: { mail: MailInput; t: Copy }) {
  const { brand, links } = mail;
  const small = {
    fontFamily: brand.theme.textFont,
    color: brand.theme.light.soft,
    fontSize: 12,
    lineHeight: '18px',
    margin: '4px 0',
  };
  const link = { color: brand.theme.light.soft, textDecoration: 'underline' };
  return (
    <>
      <Hr className="line" style={{ borderColor: brand.theme.light.line, margin: '24px 0 12px' }} />
      <Text className="soft" style={small}>
        {brand.company}, {brand.seat}
        <br />
        {brand.registration}
        {brand.invented ? ` · ${t('footer.invented')}` : ''}
      </Text>
      <Text className="soft" style={small}>
        <Link className="soft" style={link} href={links.terms}>
          {t('footer.terms')}
        </Link>
        {' · '}
        <Link className="soft" style={link} href={links.privacy}>
          {t('footer.privacy')}
        </Link>
        {' · '}
        <Link className="soft" style={link} href={links.contact}>
          {t('footer.contact')}
        </Link>
        {mail.unsubscribe !== null && (
          <>
            {' · '}
            <Link className="soft" style={link} href={mail.unsubscribe}>
              {t('footer.unsubscribe')}
            </Link>
          </>
        )}
      </Text>
    </>
  );
}
