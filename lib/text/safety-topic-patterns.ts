type Patterns = readonly RegExp[];

/** Written for folded words: lower case, no accents, apostrophes as spaces, `?` as a word. */
const SELF_HARM: Patterns = [
  /\b(suicid\w*|autolesion\w*|self ?harm\w*)\b/,
  /\b(voglio|vorrei|preferirei|meglio) (solo )?morire\b|\bfarla finita\b|\bnon (voglio|ce la faccio) (piu )?(a )?vivere\b/,
  /\b(uccider|ammazzar)mi\b|\bmi (uccido|ammazzo|taglio)\b(?! (i|la|le|un|di|dal|da|fuori)\b)|\btogliermi la vita\b|\bfarmi del male\b/,
  /\bquiero (solo )?morir(me)?\b|\bmatarme\b|\bme mato\b|\bquitarme la vida\b|\bno quiero (seguir )?viv(ir|iendo)\b/,
  /\bacabar con (todo|mi vida)\b|\bhacerme dano\b|\bme corto\b(?! (el|la|las|los|un)\b)/,
  /\b(veux|voudrais|envie de) (juste )?(mourir|crever)\b|\bme tuer\b|\bme suicid\w*\b|\ben finir( avec (tout|la vie|ma vie)\b| \?|$)/,
  /\bplus envie de vivre\b|\bme faire du mal\b|\bme scarifie\b/,
  /\bkill(ing)? myself\b|\b(want|wanna|wish to|going) (to )?die\b|\bend(ing)? (my life|it all)\b/,
  /\b(hurt|harm|cut)(ing|ting)? myself\b|\bdon t want to (live|be alive)\b|\bbetter off dead\b/,
];

const MINORS: Patterns = [
  /\b(minorenn[ei]|underage|jailbait|lolit\w*|teen ?agers?|under 18|sous 18)\b/,
  /\b(tredic|quattordic|quindic|sedic|diciassett)enn[ei]\b|\bragazzin[ae]\b/,
  /\b(soy|eres|es|son|una?|chicas?|chicos?) menor(es)?( de edad)?\b|\bmenores\b|\bcolegialas?\b/,
  /\b(suis|es|est|sont|une?|filles?) mineure?s?\b/,
  /\b(ho|tengo|tienes|j ai|hai|as|avez)( solo| appena| seulement| que| apenas)? 1[0-7] (anni|anos|ans)\b(?! (di|de|d)\b)/,
  /\bi( a)? ?m( only| just)? 1[0-7]\b( ?$| (years?|yrs?|yo|and|but)\b)/,
  /\b1[0-7] (year|yr)s? olds?\b|\b(i m|i am) a minor\b/,
];

const REAL: Patterns = [
  /\b((chat ?)?bots?|robots?|chat ?gpt|gpt|artificial intelligence|fakes?|catfish)\b/,
  /\b(intelligenza artificiale|inteligencia artificial|intelligence artificielle)\b/,
  /\bu(n|na|ne) (ai|ia)\b|\bl ia\b|\ban? ai\b/,
  // Italian
  /\bsei (davvero |veramente |proprio |tu |una? |donna |uomo |ragazz[ao] |profilo )*(ver[oa]|reale|uman[oa]|fint[oa]|fals[oa]|automatic[oa]|una macchina|un programma|un operatore|un operatrice|in carne)\b/,
  /\bsei (davvero |veramente )?una persona( \?|$| o\b| in carne)|\besisti(te)?( davvero| veramente)?( \?|$)|\besisti(te)? (davvero|veramente|sul serio)\b/,
  /\b(parlo|parlando|scrivo|scrivendo|chattando) (davvero )?con (una? |qualche )?(person|uman|macchin|ver[oa]|computer|operat|programm)/,
  /\bchi (c e|mi)? ?(davvero |veramente )?(sta )?(scriv|rispond|leggend|dietro)|\bpersona (vera|reale|in carne)\b/,
  /\b(profil[oi]|account) (e )?(davvero )?(ver|fint|fals|real)|\brispost[ae] automatic|\bc e (davvero |veramente )?qualcuno\b/,
  // Spanish
  /\beres (de verdad|realmente |tu |una? |mujer |hombre |chic[ao] |perfil )*(real|verdader[oa]|human[oa]|fals[oa]|automatic[oa]|una maquina|un programa|una operadora|un operador)\b|\beres de verdad\b/,
  /\beres (realmente )?una persona( \?|$| o\b| de)|\bexistes( de verdad| realmente)?( \?|$)/,
  /\b(hablo|hablando|escribo|escribiendo|chateando) (de verdad )?con (una? )?(person|human|maquin|alguien|ordenador|operador)/,
  /\bquien (hay|esta|me) ?(realmente )?(me )?(escrib|respond|contest|detras)|\bpersona (real|de verdad|de carne)\b/,
  /\b(perfil|cuenta) (es )?(real|fals|verdader)|\brespuestas? automatic|\bhay alguien (real|de verdad|ahi|al otro|detras)/,
  // French
  /\b(es tu|tu es|t es|etes vous|vous etes) (vraiment |reellement |bien |un |une |femme |homme |quelqu |de |profil )*(vraie?|reel(le)?|humaine?|faux|fausse|automatique|machine|programme|operateur|operatrice)\b/,
  /\b(es tu|tu es|etes vous|vous etes) (vraiment )?une personne( \?|$| ou\b| en chair)|\b(tu existes|vous existez|existes tu|existez vous)\b/,
  /\b(parle|parler|ecris|discute) (vraiment )?(a|avec) (une? )?(vrai|person|human|humain|machine|quelqu un|ordinateur|operat)/,
  /\bqui (est ce qui |est |se cache )?(m |me )?(ecrit|repond|derriere)|\bvraie? personne\b|\bpersonne (reelle|en chair)\b/,
  /\b(profil|compte) (est )?(vrai|faux|reel)|\breponses? automatique|\bil y a (vraiment )?quelqu un (derriere|en vrai|au bout)/,
  // English
  /\b(are|r) (you|u) (really |actually |a |an |even |for |the |somebody |someone |some |kind |of )*(real|human|genuine|automated|machine|computer|program|script|operator)\b/,
  /\b(are|r) (you|u) (really |actually )?a (real )?person( \?|$| or\b)|\byou re not (real|human)\b|\bare you for real\b/,
  /\bis (this|it|that|there|anyone|anybody|somebody) (really |actually |a |an )*(real|human|automated|anyone|someone|somebody|there)\b/,
  /\breal (person|human|woman|man|girl|guy|profile|account)\b|\bhuman being\b|\bdo you (really |actually )?exist\b/,
  /\b(talking|chatting|speaking|writing) (to|with) (a |an )?(real|human|person|machine|computer|program|someone|somebody|anyone)\b/,
  /\bwho (is|s|am i) (really |actually )?(writing|answering|replying|typing|behind|talking)\b/,
];

const MONEY: Patterns = [
  /\b(iban|bonific[oi]|postepay|paypal|bizum|bitcoins?|cripto\w*|crypto\w*|western union|gift ?cards?|revolut)\b/,
  /\b(mand|invi|prest|regal|pag|ricaric)\w* (\w+ ){0,4}(sold[io]|euro|denaro)\b|\b(dammi|darmi|darti|servono|bisogno di) (\w+ ){0,3}(sold[io]|euro|denaro)\b/,
  /\bti (pago|pagherei|do dei soldi)\b|\bquanto (costi|prendi|chiedi)\b|\bprestit[oi]\b/,
  /\b(mand|envi|prest|pag|regal)\w* (\w+ ){0,4}(dinero|euros?)\b|\b(dame|darme|darte|necesito) (\w+ ){0,3}(dinero|euros)\b/,
  /\bte pago\b|\bcuanto (cobras|cuestas|pides)\b|\bprestamos?\b|\btransferencia\b/,
  /\b(envo[iy]|donn|pret|vers|pa[iy])\w* (\w+ ){0,4}(argent|euros?|fric)\b|\bbesoin (d |de )(argent|fric)\b/,
  /\bje (te|vous) pa[iy]e\w*\b|\b(combien (tu prends|vous prenez|demandez vous)|c est combien)\b|\bvirement\b/,
  /\b(send|lend|give|pay|wire|loan|borrow)\w* (\w+ ){0,4}(money|cash|euros?|quid|dollars|pounds)\b|\bneed (some )?(money|cash)\b/,
  /\bi( ll| will| can| d)? pay (you|u)\b|\bhow much (do you charge|for a night|for an hour)\b/,
];

const MEETING: Patterns = [
  /\bincontr(arti|arci|armi|iamoci|arvi)\b|\bvediamoci\b|\bquando ci vediamo\b|\bci vediamo (stasera|domani|sabato|domenica|da|al|alle|in|a casa|dal vivo)\b/,
  /\b(veder(ci|ti)|conoscer(ci|ti)) (dal vivo|di persona|in giro|una sera|stasera|domani|per)\b|\bdal vivo\b|\bdi persona\b/,
  /\b(usciamo|uscire) (con me|con te|insieme|stasera|domani|una sera)\b|\busciamo( \?|$)|\bappuntamento\b|\bvieni (da me|a casa|qui da me)\b|\bvengo da te\b/,
  /\b(prendiamo|prendiamoci|prenderci|beviamo|beviamoci|berci) (insieme )?(un|uno|qualcosa)\b|\bcena (insieme|con me|fuori)\b/,
  /\bquedamos\b|\bquedar (contigo|conmigo|un dia|esta|algun)\b|\bnos vemos (en|esta|manana|el|a las|hoy)\b|\b(vernos|verte|conocer(nos|te)) en (persona|vivo)\b/,
  /\ben persona\b|\b(una|nuestra) cita\b|\btom(ar|amos|amo) (un cafe|algo|una copa)\b|\bven a (mi|casa)\b|\bsal(imos|ir) (conmigo|contigo|juntos|una noche)\b/,
  /\brendez vous\b|\brdv\b|\bon se (voit|rencontre|retrouve)\b|\b(se|te|vous|nous) (voir|rencontrer) (en vrai|ce soir|demain|bientot|un jour|samedi|autour)\b|\b(vous|te|nous) rencontrer\b/,
  /\b(boire|prendre) un (verre|cafe)\b|\b(viens|venez|passez?) chez (moi|toi|vous)\b|\b(diner|sortir) (ensemble|avec (moi|vous|toi))\b/,
  /\b(can|could|shall|should|let s|wanna|want to|would you) (we )?(\w+ )?meet( up| me)?\b|\bmeet (up|me|you|in person|tonight|tomorrow|for)\b/,
  /\bin person\b|\bgo (out )?(on a date|out with me)\b|(?<!\bin )\b(my|your) place\b|\b(come over|take you out|hang out)\b|\b(grab|get|go for|have) a (coffee|drink|beer|pint) (with|together|sometime|tonight)\b/,
];

const CONTACT: Patterns = [
  /\b(whats ?app|wapp|telegram|insta|instagram|facebook|messenger|snap|snapchat|tik ?tok|skype|discord|viber|wechat|only ?fans)\b/,
  /\be ?mail\b|\bg ?mail\b|\bhotmail\b|\bchiocciola\b|\barroba\b|\barobase\b/,
  /\b(tuo|mio|un) (numero|recapito|contatto)\b|\b(tuo|mio) (cellulare|telefono)\b|\b(numero|contatto) (di telefono|di cellulare|privato)\b|\b(chiamami|chiamarti|telefonami|telefonarti)\b|\btuo indirizzo\b/,
  /\b(tu|mi|un) (numero|contacto)\b|\b(tu|mi) (telefono|movil)\b|\b(llamame|llamarte)\b|\btu direccion\b/,
  /\b(ton|votre|mon|un) (numero|contact)\b|\b(ton|votre|mon) (telephone|portable)\b|\b(appelez|appelle) moi\b|\b(t |vous )appeler\b|\b(tes|vos) coordonnees\b|\b(ton|votre) adresse\b/,
  /\b(your|my|ur) (phone|number|mobile|cell|contacts?|address|socials?)\b|\b(phone|mobile) number\b|\b(call|text|ring) (me|you)\b|\bcontact details?\b/,
];

/** By topic; `safetyTopic` does not compile while one is missing. */
export const TOPIC_PATTERNS = {
  self_harm: SELF_HARM,
  minors: MINORS,
  real: REAL,
  money: MONEY,
  contact: CONTACT,
  meeting: MEETING,
} satisfies Readonly<Record<string, Patterns>>;
