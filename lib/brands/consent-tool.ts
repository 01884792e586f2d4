import { z } from 'zod';

/** A name in the browser's global scope, or a path from there: `OneTrust.ToggleInfoDisplay`. */
const globalName = z.string().regex(/^[A-Za-z_$][\w$]{0,63}(?:\.[A-Za-z_$][\w$]{0,63}){0,3}$/);

const word = z.string().regex(/^[\w.-]{1,64}$/);

/** How a consent tool reports the visitor's choice. OneTrust's names are in docs/operations.md. */
const signalSchema = z.strictObject({
  /** Window event after the tool started and after each choice. */
  event: word,
  /** Global variable with the allowed groups: an array, or a text separated by commas. */
  groups: globalName,
  /** The tool's group for each of our purposes. */
  measuring: word,
  marketing: word,
  /** Cookie that exists once the visitor has chosen; before that the groups are only the tool's defaults. */
  chosenCookie: word,
  /** Global function that opens the tool's preferences. */
  preferences: globalName,
});

/** An external consent tool that a brand uses in place of our banner. */
const externalConsentTool = z.strictObject({
  script: z.url({ protocol: /^https?$/ }).max(500),
  /** Value of the script's attribute `data-domain-script`: the tool's id of this site. */
  siteId: word.optional(),
  /** Other hosts that the tool's script loads from: `geolocation.example`. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]{1,200}$/)).max(10),
  signal: signalSchema,
});

export type ExternalConsentTool = Readonly<z.output<typeof externalConsentTool>>;

/** `own` is our banner. */
export const consentToolSchema = z.union([z.literal('own'), externalConsentTool]);
