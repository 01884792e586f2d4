import type { Locale } from '../../brands/schema.ts';

/** Written for folded words: lower case, no accents, apostrophes as spaces. */
export const INTENT_PATTERNS = {
  it: {
    goodbye:
      /\b(buonanotte|buona notte|arrivederci|a domani|a presto|a dopo|ci sentiamo|ci vediamo|devo (andare|scappare)|vado a (letto|dormire)|alla prossima|addio)\b/,
    thanks: /\b(grazie|ti ringrazio|molto gentile)\b/,
    compliment:
      /\b((sei|hai un|che) (\w+ ){0,3}(bell\w+|bellissim\w+|carin\w+|stupend\w+|simpatic\w+|dolc[ei]|affascinante|splendid\w+|sorriso|occhi)|mi piac(i|e come scrivi|e il tuo)|complimenti|belle foto|bella foto)\b/,
    place:
      /\b(di dove sei|da dove (vieni|scrivi|digiti)|dove (vivi|abiti|stai|sei)|di che citta|in che (citta|zona|regione)|vivi a|abiti a|sei di)\b/,
    hobbies:
      /\b(hobb(y|ies)|passion[ei]|tempo libero|cosa ti piace|che ti piace|ti piace|ti piacciono|interessi|sport|leggi|che musica|film preferit\w+|piace fare)\b/,
    about:
      /\b(come (stai|va|ti va|ti senti)|tutto bene|parlami di te|raccontami|chi sei|cosa fai|che fai|che lavoro|lavori|quanti anni|la tua giornata|come e andata|cosa cerchi|che cerchi|e tu|e te|di te)\b/,
    small_talk:
      /\b(lavor\w+|weekend|fine settimana|sabato|domenica|piove|pioggia|sole|caldo|freddo|tempo|stanc\w+|cen(a|o)|pranzo|mangi\w+|cucin\w+|pizza|vino|caffe|musica|film|serie|libro|viagg\w+|vacanz\w+|mare|montagna|cane|gatt\w+|giornata)\b/,
    greeting:
      /\b(ciao+|salve|buongiorno|buon giorno|buonasera|buon pomeriggio|ehi|hey|eccomi|piacere|we)\b/,
  },
  es: {
    goodbye:
      /\b(adios|hasta (luego|manana|pronto|otra)|buenas noches|nos (vemos|hablamos|leemos)|me (voy|tengo que ir|despido)|chao|chau|a dormir)\b/,
    thanks: /\b(gracias|te agradezco|muy amable)\b/,
    compliment:
      /\b((eres|que|tienes un[ao]s?) (\w+ ){0,3}(guap\w+|bonit\w+|lind\w+|preciosa?o?|maj[ao]|encantador\w*|simpatic\w+|sonrisa|ojos|hermos\w+)|me gustas|me encanta(s| tu| como)|me gusta (tu|como escribes)|bonitas? fotos?|enhorabuena)\b/,
    place:
      /\b(de donde (eres|vienes|escribes)|donde (vives|estas|resides)|de que (ciudad|zona|parte)|en que (ciudad|zona)|vives en|eres de)\b/,
    hobbies:
      /\b(hobb(y|ies)|aficion(es)?|pasion(es)?|tiempo libre|que te gusta|te gusta(n)?|deportes?|lees|que musica|pelicula favorita|intereses)\b/,
    about:
      /\b(como (estas|te va|te sientes|va)|que tal|todo bien|hablame de ti|cuentame|quien eres|que haces|en que trabajas|a que te dedicas|cuantos anos|tu dia|que buscas|y tu|sobre ti|de ti)\b/,
    small_talk:
      /\b(trabaj\w+|finde|fin de semana|sabado|domingo|llueve|lluvia|sol|calor|frio|cansad\w+|cen(a|ar|o)|comid\w+|comer|cocin\w+|vino|cafe|tapas|musica|pelis?|pelicula|series?|libros?|viaj\w+|vacaciones|playa|mar|montana|perr\w+|gat\w+|dia)\b/,
    greeting:
      /\b(hola+|buenas|buenos dias|buenas tardes|holi|ey|hey|encantad[oa]|mucho gusto|saludos)\b/,
  },
  fr: {
    goodbye:
      /\b(au revoir|a (bientot|demain|plus|plus tard|tout a l heure)|bonne (nuit|soiree|journee)|je (file|dois (y aller|partir|filer)|vais (dormir|me coucher))|a la prochaine|ciao|adieu)\b/,
    thanks: /\b(merci|je (vous|te) remercie|c est gentil)\b/,
    compliment:
      /\b((tu es|vous etes|quel(le)?s?|t es) (\w+ ){0,3}(belles?|beaux?|joli\w*|mignon\w*|charmant\w*|ravissant\w*|sympa\w*|sourire|yeux|regard)|(tu|vous) me pla(is|isez)|j aime (ton|votre) (sourire|profil|facon)|compliments|belles? photos?|jolies? photos?)\b/,
    place:
      /\b(d ou (viens tu|venez vous|tu viens|vous venez|es tu|etes vous|ecris)|tu viens d ou|vous venez d ou|ou (habites|habitez|vis|vivez|es tu|etes vous)|(tu|vous) (habites?|habitez|vis|vivez) (ou|a|dans)|quelle (ville|region)|de quel coin)\b/,
    hobbies:
      /\b(hobb(y|ies)|loisirs?|passions?|temps libre|(qu est ce que|que) (tu|vous) aim\w+|(tu|vous) aim(es|ez)|aim(es|ez) (tu|vous)|sports?|quelle musique|film prefere|centres? d interets?)\b/,
    about:
      /\b(ca va|comment (vas|allez|ca va|tu vas|vous allez)|parle[sz]? moi de (toi|vous)|racont\w+|qui es tu|qui etes vous|que (faites|fais)|(tu|vous) (fais|faites) quoi|quel (est ton|est votre)? ?(metier|travail|age)|(ta|votre) journee|que cherch\w+|(tu|vous) cherch\w+|et (toi|vous))\b/,
    small_talk:
      /\b(travail\w*|boulot|week ?end|samedi|dimanche|pleut|pluie|soleil|chaud|froid|meteo|fatigue\w*|diner|dejeuner|mang\w+|cuisin\w+|vin|cafe|fromage|musique|films?|series?|livres?|voyag\w+|vacances|mer|plage|montagne|chiens?|chats?|journee)\b/,
    greeting: /\b(bonjour|bonsoir|salut|coucou|hello|hey|enchantee?|re)\b/,
  },
  en: {
    goodbye:
      /\b(good ?night|bye|goodbye|see (you|ya)( (later|soon|tomorrow))?|talk (soon|later|tomorrow)|(have|got) to (go|run)|gotta go|heading off|off to bed|take care|cheerio|ttyl)\b/,
    thanks: /\b(thanks|thank you|thx|cheers|much appreciated|ta)\b/,
    compliment:
      /\b((you re|you are|you look|what an?|such an?) (\w+ ){0,3}(beautiful|gorgeous|pretty|lovely|handsome|cute|stunning|funny|sweet|smile|eyes)|i (like|love) (you|your (smile|eyes|profile|photos?|pictures?))|(nice|lovely|great) (photos?|pictures?|smile|profile))\b/,
    place:
      /\b(where (are|do) you (from|live|based|stay|at)|where are you|where you from|which (city|town|county|part)|what (city|town|county|part)|are you from|do you live (in|near)|whereabouts)\b/,
    hobbies:
      /\b(hobb(y|ies)|(free|spare) time|what (do|are) you (like|enjoy|into)|do you (like|enjoy|play|read|watch)|interests|for fun|sports?|what music|favou?rite (film|movie|book|song|band))\b/,
    about:
      /\b(how are (you|ya|things)|how s it going|how is it going|how do you do|what s (up|the craic)|any craic|about you|who are you|what do you do|your job|how old|your day|looking for|and you|yourself|how have you been)\b/,
    small_talk:
      /\b(work\w*|weekend|saturday|sunday|rain\w*|sun|sunny|weather|hot|cold|tired|dinner|lunch|breakfast|eat\w*|cook\w*|pizza|wine|coffee|tea|pint|music|movies?|films?|series|books?|travel\w*|trip|holidays?|beach|sea|hills|hik\w+|dogs?|cats?|day)\b/,
    greeting:
      /\b(hi+|hello|hey+|hiya|howya|good (morning|afternoon|evening)|morning|evening|nice to meet you|yo)\b/,
  },
} satisfies Readonly<Record<Locale, Readonly<Record<string, RegExp>>>>;
