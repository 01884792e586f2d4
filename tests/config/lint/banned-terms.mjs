/** Parts of names that docs/vocabulary.md replaces. */
export const IN_NAMES = new Set(
  `anew anybody books deaf deed deeds door doors everybody figures heard hears hurdle hurdles kept letter letters
  nobody redeal rings room rooms scene scenes somebody speaks standing stands stood talk talks tallies telling tells
  told trouble unasked unaware untold warden whoever wish wished wishes`.split(/\s+/),
);

/** Names that are replaced, but may be a part of others: a list of digit words holds words. */
export const WHOLE_NAMES = new Set('look looks tell waits way ways words'.split(' '));

/** Words that no comment needs. */
export const IN_COMMENTS =
  /\b(?:anew|deeds?|hurdles?|somebody|stood|talks?|unasked|untold|warden|whoever|wish(?:es)?)\b/i;

/** Where such a term is the standard one: ten lines at most, each with its reason. */
export const ALLOWED = [
  // Socket.IO's groups of connections are called rooms.
  {
    files: /^(?:(?:lib|tests\/(?:unit|integration))\/(?:realtime|hub)\/|tests\/bench\/fan-out)/,
    terms: /room/i,
  },
  // Portraits and brand pictures are drawn with scenes, houses and paper letters.
  { files: /^(?:brands|bin\/brand|lib\/media|tests\/unit\/brands)\//, terms: /scene|letter|talk/i },
  // Letters of an alphabet and keys of a keyboard.
  {
    files: /^(?:bin|brands|components\/match|lib\/text|lib\/reviews|sandbox|tests\/bench)\//,
    terms: /letter/i,
  },
  // The name of an intent that the script answers.
  { files: /^(?:lib|tests\/(?:unit|integration))\/hosted\//, terms: /^small_talk$/ },
];
