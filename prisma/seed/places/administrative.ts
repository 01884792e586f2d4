/** Names that the packages give only as codes, and exonyms that prevent a match. */

/** INE codes of the autonomous communities and cities of Spain. */
export const SPANISH_COMMUNITIES: Readonly<Record<string, string>> = {
  '01': 'Andalucía',
  '02': 'Aragón',
  '03': 'Asturias',
  '04': 'Islas Baleares',
  '05': 'Canarias',
  '06': 'Cantabria',
  '07': 'Castilla y León',
  '08': 'Castilla-La Mancha',
  '09': 'Cataluña',
  '10': 'Comunidad Valenciana',
  '11': 'Extremadura',
  '12': 'Galicia',
  '13': 'Comunidad de Madrid',
  '14': 'Región de Murcia',
  '15': 'Navarra',
  '16': 'País Vasco',
  '17': 'La Rioja',
  '18': 'Ceuta',
  '19': 'Melilla',
};

/** INE codes of the provinces of Spain, in their order: index + 1 is the code. */
export const SPANISH_PROVINCES: readonly string[] = [
  ['Álava', 'Albacete', 'Alicante', 'Almería', 'Ávila', 'Badajoz', 'Islas Baleares'],
  ['Barcelona', 'Burgos', 'Cáceres', 'Cádiz', 'Castellón', 'Ciudad Real', 'Córdoba'],
  ['A Coruña', 'Cuenca', 'Girona', 'Granada', 'Guadalajara', 'Gipuzkoa', 'Huelva', 'Huesca'],
  ['Jaén', 'León', 'Lleida', 'La Rioja', 'Lugo', 'Madrid', 'Málaga', 'Murcia', 'Navarra'],
  ['Ourense', 'Asturias', 'Palencia', 'Las Palmas', 'Pontevedra', 'Salamanca'],
  ['Santa Cruz de Tenerife', 'Cantabria', 'Segovia', 'Sevilla', 'Soria', 'Tarragona', 'Teruel'],
  ['Toledo', 'Valencia', 'Valladolid', 'Bizkaia', 'Zamora', 'Zaragoza', 'Ceuta', 'Melilla'],
].flat();

/** First-order codes of the world list → our region's name. */
export const WORLD_REGIONS: Readonly<Record<'it' | 'es' | 'ie', Readonly<Record<string, string>>>> =
  {
    it: {
      '01': 'Abruzzo',
      '02': 'Basilicata',
      '03': 'Calabria',
      '04': 'Campania',
      '05': 'Emilia-Romagna',
      '06': 'Friuli-Venezia Giulia',
      '07': 'Lazio',
      '08': 'Liguria',
      '09': 'Lombardia',
      '10': 'Marche',
      '11': 'Molise',
      '12': 'Piemonte',
      '13': 'Puglia',
      '14': 'Sardegna',
      '15': 'Sicilia',
      '16': 'Toscana',
      '17': 'Trentino-Alto Adige',
      '18': 'Umbria',
      '19': "Valle d'Aosta",
      '20': 'Veneto',
    },
    es: {
      '07': 'Islas Baleares',
      '27': 'La Rioja',
      '29': 'Comunidad de Madrid',
      '31': 'Región de Murcia',
      '32': 'Navarra',
      '34': 'Asturias',
      '39': 'Cantabria',
      '51': 'Andalucía',
      '52': 'Aragón',
      '53': 'Canarias',
      '54': 'Castilla-La Mancha',
      '55': 'Castilla y León',
      '56': 'Cataluña',
      '57': 'Extremadura',
      '58': 'Galicia',
      '59': 'País Vasco',
      '60': 'Comunidad Valenciana',
      CE: 'Ceuta',
      ML: 'Melilla',
    },
    ie: { C: 'Connacht', L: 'Leinster', M: 'Munster', U: 'Ulster' },
  };

/** Folded name in the world list → folded name in the national list. */
export const EXONYMS: Readonly<Record<string, string>> = {
  rome: 'roma',
  milan: 'milano',
  naples: 'napoli',
  turin: 'torino',
  florence: 'firenze',
  genoa: 'genova',
  venice: 'venezia',
  mantua: 'mantova',
  syracuse: 'siracusa',
  'reggio calabria': 'reggio di calabria',
  'san remo': 'sanremo',
  'montesilvano marina': 'montesilvano',
  ibiza: 'eivissa',
  'gasteiz / vitoria': 'vitoria gasteiz',
  'la laguna': 'san cristobal de la laguna',
  palma: 'palma',
  mahon: 'mao',
};

/** Irish towns that the world list names only in Irish, by their English names. */
export const ENGLISH_TOWNS: Readonly<Record<string, string>> = {
  Luimneach: 'Limerick',
  Gaillimh: 'Galway',
  'Loch Garman': 'Wexford',
  'Droichead Nua': 'Newbridge',
  'Cluain Meala': 'Clonmel',
  'An Muileann gCearr': 'Mullingar',
};
