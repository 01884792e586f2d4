type Patterns = readonly RegExp[];

// Written for folded words, as in `safety-topic-patterns.ts`. Meant is what a text asks of its reader: a verb in the
// second person and, within a few words, money or what is as good as money. "I paid", "I never send money" and the price
// of a ticket are ordinary.

const any = (...options: readonly string[]): string => `(?:${options.join('|')})`;

/** Up to so many words between two parts. */
const within = (most: number): string => String.raw`(?:\w+ ){0,${String(most)}}?`;

const SUM = String.raw`\d{2,6}`;
const ACCOUNTS = ['paypal', 'revolut', 'postepay', 'bizum', 'western union', 'iban'];

const THINGS = {
  en: any(
    SUM,
    ...ACCOUNTS,
    'euros?',
    'money',
    'cash',
    'loan',
    'quid',
    'gift cards?',
    'phone credit',
    'fare',
    'rent',
    '(?:phone |electricity )?bill',
    'flight',
    'visa',
    'petrol',
    'hotel',
    'hundred',
  ),
  it: any(
    SUM,
    ...ACCOUNTS,
    'euro',
    'soldi',
    'denaro',
    'prestito',
    'bonifico',
    'ricarica',
    'centone',
    'gift cards?',
    'cart[ae] regalo',
    'affitto',
    'bolletta',
    'volo',
    'benzina',
    'albergo',
    'visto',
  ),
  es: any(
    SUM,
    ...ACCOUNTS,
    'euros?',
    'dinero',
    'pasta',
    'prestamo',
    'transferencia',
    'ingreso',
    'recarga',
    'tarjetas? regalo',
    'gift cards?',
    'alquiler',
    'factura',
    'vuelo',
    'gasolina',
    'hotel',
    'visado',
  ),
  fr: any(
    SUM,
    ...ACCOUNTS,
    'euros?',
    'argent',
    'fric',
    'sous',
    'pret',
    'virement',
    'recharge',
    'neosurf',
    'cartes? cadeaux?',
    'loyer',
    'facture',
    'vol',
    'essence',
    'hotel',
    'visa',
  ),
} as const;

const STEMS = {
  it: 'prest|mand|invi|anticip|regal|pag|vers|ricaric|compr|accredit',
  es: 'prest|mand|envi|adelant|regal|pag|ingres|recarg|compr|deposit',
  fr: 'pret|envo[iy]|avanc|offr|pa[iy]|vers|recharg|achet|depann|donn',
} as const;

/** Asks the reader for money, or for something that is as good as money. */
export const MONEY_PATTERNS: Patterns = [
  // In any language
  /\b(western union|money ?gram|neosurf|transcash|pcs)\b/,
  /\b(my|mio|mi|mon) (paypal|revolut|iban|bizum|postepay)\b/,
  /\b(steam|apple|amazon|google play|itunes) gift cards?\b/,
  // English
  new RegExp(
    String.raw`\b(?:lend|loan|wire|send|give|spot|pay|buy|advance|transfer(?:ring)?) (?:me|us|my|our) ${within(4)}${THINGS.en}\b`,
  ),
  new RegExp(String.raw`\b${any('hundred', SUM, 'money', 'cash')} ${within(2)}(?:to )?lend me\b`),
  new RegExp(
    String.raw`\bi (?:just |really |urgently )?need ${within(4)}${any('money', 'cash', SUM, 'a loan')}\b`,
  ),
  new RegExp(
    String.raw`\bif you (?:could |can |would )?(?:pay|paid|send|sent|cover) ${within(3)}${THINGS.en}\b`,
  ),
  new RegExp(
    String.raw`\b(?:can|could|will|would) you ${within(2)}(?:pay|cover|put|send|transfer|top) ${within(3)}${any(THINGS.en, 'it for me', 'ticket', 'my account', 'my phone', 'them for me', 'it')}\b`,
  ),
  /\b(send|wire) me something\b|\bspot me\b|\bsponsor me\b|\bbit ?coin payment\b|\btop up my\b/,
  /\bborrow (some |a little |a bit of )?(money|cash|\d+)( euros?)? from you\b|\byou could cover it\b|\b(euros?|money|quid)\b.{0,40}\b(you (ll )?get it back|pay you back|give it back)\b/,
  /\bhelp (me|us) (out )?(a (bit|little) )?(financially|with (some |the |my )?(money|rent|bills?|shopping)|with a (small )?loan)\b/,
  // Italian
  new RegExp(
    String.raw`\b(?:mi|ci|me l[aoie]) ${within(1)}(?:${STEMS.it}|da|fa)\w* ${within(5)}${THINGS.it}\b`,
  ),
  new RegExp(String.raw`\b(?:${STEMS.it}|d|f)(?:a|am|ar|er)?(?:mi|ci) ${within(5)}${THINGS.it}\b`),
  new RegExp(String.raw`\b${THINGS.it} ${within(2)}da (?:prestar|dar|anticipar|mandar)mi\b`),
  new RegExp(String.raw`\bmi serv(?:e|ono|irebbero) ${within(3)}${any('soldi', 'denaro', SUM)}\b`),
  new RegExp(String.raw`\b(?:bisogno|necessita) ${within(1)}di (?:soldi|denaro)\b`),
  new RegExp(
    String.raw`\b(?:in prestito|prestito) ${within(3)}(?:soldi|denaro|euro)\b|\b(?:euro|soldi|prestito)\b.{0,40}\b(?:te l[oi] (?:rendo|ridò|rido|restituisco)|restituisco|rendo)\b`,
  ),
  /\bme l[aoie] paghi( tu)?\b|\bpagarl[aoie] tu\b|\bpaghi tu per me\b|\bli paghi tu\b|\bmi paghi (il biglietto|l aereo|il treno)\b|\bprima paghi \d+\b/,
  /\baiutar(ci|mi) economicamente\b|\bmi (aiuti|dai una mano) (con|per)( \w+){0,4} (soldi|euro|spesa|affitto|bollette)\b|\bmi aiuti con un piccolo prestito\b|\bregalo in denaro\b|\bregalino\b|\b(quelli|i soldi) del (viaggio|taxi|treno)\b/,
  // Spanish
  new RegExp(
    String.raw`\b(?:me|nos|me l[ao]s?) ${within(1)}(?:${STEMS.es}|d[ae]|ha[cg])\w* ${within(5)}${THINGS.es}\b`,
  ),
  new RegExp(
    String.raw`\b(?:${STEMS.es}|d|haz|hac)(?:a|e|ar|er|ir)?(?:me|nos) ${within(5)}${any(THINGS.es, 'algo en la cuenta')}\b`,
  ),
  new RegExp(
    String.raw`\b${any('euros?', 'dinero')} ${within(2)}(?:para|que) (?:dejarme|prestarme|darme)\b`,
  ),
  new RegExp(String.raw`\bnecesito ${within(3)}${any('dinero', SUM)}\b`),
  /\bme l[ao]s? (pagas|adelantas)( tu)?\b|\bpodrias pagarl[ao]s?( tu)?\b|\bl[ao]s pagas tu\b|\bme pagas (el|la) (billete|viaje|tren)\b/,
  /\b(pedirte|pedir) dinero\b|\bdinero prestado\b|\bpequeno prestamo\b|\b(euros|dinero|prestamo)\b.{0,40}\b(te l[oa]s? devuelvo|devuelvo)\b/,
  /\bayud\w+ (con )?(algo de |un poco de )?(dinero|economicamente)\b|\b(echas|echar) una mano( \w+){0,3} (pasta|dinero|euros|alquiler)\b|\bregalito\b|\blo del viaje\b/,
  // French
  new RegExp(
    String.raw`\b(?:m|me|nous|moi) ${within(1)}(?:${STEMS.fr}|fai|fer)\w* ${within(5)}${THINGS.fr}\b`,
  ),
  new RegExp(
    String.raw`\b(?:${STEMS.fr}|fai|fait)\w* (?:moi|nous) ${within(5)}${any(THINGS.fr, 'cadeau sur')}\b`,
  ),
  new RegExp(
    String.raw`\b${any('euros?', 'argent')} ${within(1)}a (?:me|m) (?:depanner|preter|avancer|donner)\b`,
  ),
  new RegExp(String.raw`\b(?:besoin|faut) ${within(3)}${any('argent', 'fric', SUM)}\b`),
  /\btu peux m avancer\b|\bemprunter (\w+ ){0,2}argent\b|\bpetit pret\b|\bme verser quelque chose\b|\b(euros|argent|pret)\b.{0,40}\b(je te (les |l )?(rends|rembourse)|te rembourse)\b/,
  /\btu (me )?(paies|payes) (le|la|les|pour moi)\b(?! (cafe|verre|diner))|\btu les paies\b|\b(peux|pourrais) (\w+ )?la payer\b|\bpayer pour moi\b/,
  /\baid(e|ez|er|es|erais)( moi)?( \w+){0,2} (pour les courses|avec de l argent|avec un peu d argent|financierement)\b|\bprix du voyage\b/,
];

/** Patterns of known scams: investments, fortunes from abroad, documents and codes, blackmail, paid "verification". */
export const SCAM_PATTERNS: Patterns = [
  // Investments
  /\b(profits?|returns?|gains?|guadagn[oi]|rendiment[oi]|ganancias?|rentabilidad|rendements?|earnings) (\w+ ){0,2}?(guaranteed|garantit[oi]|garantizad[ao]s?|garantis?|easy|facili|faciles)\b|\b(guaranteed|easy) (profit|return|earning)s?\b/,
  /\b(trading|crypto\w*|cripto\w*|bitcoins?) (\w+ ){0,5}?(teach you|ti insegno|te ensen\w+|t apprendre)\b/,
  /\b(doubles?|raddoppia|duplica) (your |i |tus |tes )?bitcoins?\b/,
  /\b(invest|investire|invertir|investir) (with|con|avec) (my|il mio|mi|mon)\b/,
  /\b(my|mia|mi|ma) (investment platform|piattaforma di investiment\w|plataforma de inversion|plateforme d investissement)\b/,
  /\b(deposit|deposita|depose) (just |only |solo |juste |seulement )?\d{2,4}\b/,
  // Fortunes and careers abroad
  /\b(army general|generale? (dell esercito|del ejercito|de l armee|americano))\b/,
  /\b(oil rig|piattaforma petrolifera|plataforma petrolifera|plateforme petroliere)\b/,
  /\b(un|onu|nato|otan) (doctor|soldier|officer)\b|\b(medico|soldato|soldado|medecin|soldat) (per l|della|de la|de l|dell) ?(onu|nato|otan)\b/,
  /\b(millions?|milioni|millones) (of |di |de )?(dollars|dollari|dolares|euros?)\b/,
  /\b(boxes|casse|cajas|caisses|bars|lingotti|lingotes|lingots) (of gold|d oro|de oro|d or)\b/,
  /\b(blocked|bloccat[oi]|bloquead[oa]|bloquee?|frozen|congelat[oi]|congelad[oa]|gelee?)\b.{0,60}\b(fee|tassa|tasa|frais)\b|\baccount is frozen\b|\bconto e congelato\b|\bcuenta esta congelada\b|\bcompte est gele\b/,
  /\b(bank details|dati bancari|datos bancarios|coordonnees bancaires)\b/,
  // Documents, cards, codes
  /\b(photo|picture|foto) (of|della|de|di|du) (your |tua |tu |ta |votre |la tua )?(id|passport|carta d identita|documento|dni|pasaporte|carte d identite|passeport)\b/,
  /\b(show me|fammi vedere|ensename|montre moi|montrez moi) (\w+ ){0,2}?(id|passport|documento|dni|pasaporte|piece d identite|carte d identite|passeport)\b/,
  /\b(photo|picture|foto)\b.{0,40}\b(bank card|credit card|carta di credito|tarjeta|carte bancaire)\b/,
  /\b(tell|give|send|dimmi|dammi|mandami|passami|dime|dame|pasame|mandame|donne moi|envoie moi) (me )?(just |solo |juste )?(the |il |el |le )?(\w+ )?(code|codice|codigo)\b(?! (della porta|del portone|del portal|de la porte))/,
  /\b(code|codice|codigo)\b.{0,12}\b(text|sms)\b.{0,30}\b(tell me|dimmi|dime|donne moi)\b/,
  /\b(password|contrasena|mot de passe) (of|della|de) (your|tua|tu|ta) (online bank\w*|bank|banca|banco|banque)\b/,
  /\b(any ?desk|team ?viewer)\b/,
  /\b(receive|ricevi|recibe|recois) (a|un) (payment|pagamento|pago|paiement) (for|per|por|pour) (me|mi|moi)\b/,
  /\b(collect|ritir\w+|recog\w+|recoja|recuper\w+|receive|ricevere|recibir|recevoir) (my|il mio|mi|mon) (parcel|package|pacco|paquete|colis)\b/,
  // Blackmail
  /\b(nudes?|foto nude|fotos desnud[oa]|photos nues)\b.{0,40}\b(contacts|contatti|contactos)\b/,
  /\b(pay|paga|paie|payez)( me)?( \d{2,6}( euros?)?)? (or|o|ou) (\w+ ){0,4}?(send|mando|invio|envio|envoie|pubblico|publico|publie|family|famiglia|familia|famille)\b/,
  // Paid "verification"
  /\b(verified|verificati|verificate|verifie toi)\b.{0,60}\b(credit card|carta di credito|tarjeta|carte bancaire)\b/,
  /\b(register|registrati|registrate|inscris toi) (with|con|avec) (your|la tua|tu|ta) (card|carta|tarjeta|carte)\b/,
];
