const splitWords = (text: string): readonly string[] => text.split(' ');

/** Insults and slurs, folded; words that are harmless in another of the languages are left out. */
export const INSULTS: ReadonlySet<string> = new Set([
  ...splitWords(
    'troia troie zoccola zoccole cagna frocio froci deficiente deficienti cretino cretina idiota idioti ' +
      'vaffanculo fanculo merdoso merdosa',
  ),
  ...splitWords(
    'puta putas puto putos hijoputa hijaputa gilipollas zorra zorras guarra guarras furcia furcias ' +
      'capullo capullos sudaca sudacas idiotas',
  ),
  ...splitWords(
    'salope salopes pute putes conne connes salaud salauds batard batards abruti abrutie abrutis abruties ' +
      'debile debiles pede pedes gouine gouines idiot idiote idiots idiotes cretin cretine',
  ),
  ...splitWords(
    'bitch bitches whore whores slut sluts cunt cunts asshole assholes arsehole arseholes twat twats ' +
      'wanker wankers dickhead dickheads moron morons retarded scumbag scumbags tranny trannies',
  ),
]);

/** Stems of words that are insults in all their forms. */
export const INSULT_STEMS: readonly string[] = splitWords(
  'stronz bastard puttan mignott coglion imbecil ricchion terron mongoloid handicappat cabron subnormal ' +
    'maricon pendej malparid connard connass encul enfoir bougnoul negress faggot nigger nigga motherfuck',
);

/** Insults and threats of more than one word. */
export const INSULT_PHRASES: readonly string[] = [
  [
    'testa di cazzo',
    'pezzo di merda',
    'faccia di merda',
    'vai a cagare',
    'ti ammazzo',
    'ti uccido',
  ],
  ['vete a la mierda', 'que te jodan', 'te voy a matar', 'cara de mierda', 'pedazo de mierda'],
  ['ta gueule', 'va te faire foutre', 'allez vous faire foutre', 'nique ta mere', 'va crever'],
  ['je vais te tuer', 'sac a merde', 'fuck you', 'fuck off', 'piece of shit', 'kill yourself'],
  ['i will kill you', 'i ll kill you', 'go to hell'],
].flat();
