import type { Locale } from '../../../lib/brands/schema.ts';

/** What the demo's members write, in the language of their brand. */
export type DemoTexts = {
  /** First messages to a hosted profile; `replies` and what follows are in the same order. */
  readonly openers: readonly string[];
  readonly replies: readonly string[];
  readonly further: readonly string[];
  /** To customer care: the question, the answer, and a reply to it. */
  readonly tickets: readonly (readonly [string, string?, string?])[];
  readonly reports: readonly string[];
  readonly reviews: readonly string[];
  /** Against a rejected photo. */
  readonly appeals: readonly string[];
  /** Against a review that was rejected for contact details. */
  readonly reviewAppeals: readonly string[];
};

const it: DemoTexts = {
  openers: [
    'Ciao! Anche a me piace camminare la sera. Hai un giro preferito?',
    'Buonasera, quella frase sui libri l’ho riletta due volte. Che cosa stai leggendo?',
    'Domanda seria: crostata di albicocche o di ciliegie?',
    'Ciao, sono nuovo qui e tu mi sembri la prima persona con cui parlerei volentieri.',
    'Che bella risata nella foto. Chi la faceva ridere?',
    'Anche tu a teatro il giovedì? Io sto sempre in galleria.',
  ],
  replies: [
    'Ciao! Il lungolago, quando se ne vanno tutti. E tu?',
    'Un giallo, come sempre. Il colpevole lo indovino tardi. Tu che cosa leggi?',
    'Albicocche, senza discutere. E la tua?',
    'Benvenuto! Da dove si comincia, secondo te?',
    'Mio fratello, che raccontava sempre la stessa storia.',
    'Platea, in fondo, vicino all’uscita. Che cosa hai visto per ultimo?',
  ],
  further: [
    'Il mio è attorno alle mura, mezz’ora buona.',
    'Racconti, uno prima di dormire e mai di più.',
    'Ciliegie, ma per oggi ti perdono.',
    'Dalla giornata: la mia è stata lunga, adesso va meglio.',
    'Quella storia adesso la voglio sentire.',
    'Un Goldoni, con metà sala che rideva prima delle battute.',
  ],
  tickets: [
    [
      'Buongiorno, ho cambiato casa e sul profilo compare ancora il vecchio comune. Dove si cambia?',
      'Buongiorno, lo trova nel profilo alla voce «Dove». La modifica si vede subito nella ricerca.',
      'Trovato, grazie mille!',
    ],
    ['Ho pagato il pacchetto da 150 ieri sera e non vedo tutti i crediti. Potete controllare?'],
    [
      'La mia foto è stata rifiutata ma sono io, con gli occhiali da sole. Che cosa devo fare?',
      'Buongiorno, il viso deve essere riconoscibile: basta la stessa foto senza occhiali.',
    ],
    ['Vorrei sapere fino a quando vale l’abbonamento se lo disdico oggi.'],
    [
      'Non mi arriva la mail di conferma, ho guardato anche tra lo spam.',
      'Buongiorno, l’abbiamo mandata di nuovo adesso. Se non arriva entro un’ora, ci scriva da un altro indirizzo.',
      'Arrivata, era finita nelle promozioni.',
    ],
    ['Come faccio a sapere se un profilo è gestito da voi? Vorrei scrivere solo a persone vere.'],
    [
      'Mi servirebbe la ricevuta di settembre per il commercialista.',
      'Buongiorno, è nel suo profilo alla voce «Pagamenti», in fondo a ogni riga.',
    ],
  ],
  reports: [
    'Mi chiede di scrivergli su un altro sito e insiste.',
    'La foto è di un’attrice, l’ho vista su una rivista.',
    'Dopo il mio no ha continuato a scrivere per tutta la notte.',
  ],
  reviews: [
    'Ho conosciuto due persone interessanti in un mese. Si capisce sempre chi risponde davvero.',
    'Bello il sito, ma nella mia provincia siamo in pochi. Aspetto.',
    'L’assistenza mi ha risposto in giornata e con parole chiare.',
    'Scrivetemi su marco.incontri@esempio.it che vi racconto com’è andata.',
  ],
  appeals: [
    'Nella foto sono io, tre anni fa al mare. Posso mandarne un’altra dello stesso giorno.',
  ],
  reviewAppeals: [
    'Non è un recapito: è il nome del bar dove ci siamo incontrati. Se serve lo tolgo.',
  ],
};

const es: DemoTexts = {
  openers: [
    '¡Hola! Yo también salgo a andar cuando cae el sol. ¿Tienes ruta favorita?',
    'Buenas, tu frase sobre los mercados me ha hecho reír. ¿Cuál es el tuyo?',
    'Pregunta seria: ¿tortilla con cebolla o sin?',
    'Hola, acabo de llegar y eres la primera persona a la que escribo.',
    '¿De verdad bailas sola en la cocina? Yo también.',
    'Me quedo con lo del cine de verano. ¿Qué ponen?',
  ],
  replies: [
    '¡Hola! El paseo del río, cuando ya no queda nadie. ¿Y tú?',
    'El de los sábados, por el señor de los tomates. ¿Y el tuyo?',
    'Con cebolla, y no se discute.',
    '¡Qué honor! ¿Por dónde empezamos?',
    'De verdad, y con público: el gato. ¿Tú qué pones?',
    'Una antigua, en blanco y negro. Me dormí al final. ¿Tú vas a menudo?',
  ],
  further: [
    'Yo subo al mirador, media hora larga.',
    'El de mi barrio, que también es tertulia.',
    'Menos mal, ya podemos hablar.',
    'Por el día: el mío ha sido largo, pero ahora mejor.',
    'Rumba, hasta que llama la vecina.',
    'Cada verano, y siempre llego con la película empezada.',
  ],
  tickets: [
    [
      'Buenas tardes, he cambiado de ciudad y mi perfil sigue mostrando la anterior. ¿Dónde se cambia?',
      'Hola, está en tu perfil, en «Dónde». El cambio se ve enseguida en la búsqueda.',
      'Perfecto, ya lo he visto. Gracias.',
    ],
    ['Ayer compré el paquete de 150 y me faltan créditos. ¿Lo podéis mirar?'],
    [
      'Me habéis rechazado una foto en la que salgo yo con gafas de sol. ¿Qué hago?',
      'Hola, se tiene que reconocer la cara: con la misma foto sin gafas basta.',
    ],
    ['Si me doy de baja hoy, ¿hasta cuándo me vale el mes?'],
    [
      'No me llega el correo de confirmación, tampoco está en el spam.',
      'Hola, lo acabamos de enviar otra vez. Si no llega en una hora, escríbenos desde otra dirección.',
      'Ya está, había caído en promociones.',
    ],
    ['¿Cómo sé si un perfil lo lleváis vosotros? Quiero escribir solo a personas.'],
    [
      'Necesito el recibo de septiembre para mi gestor.',
      'Hola, está en tu perfil, en «Pagos», al final de cada línea.',
    ],
  ],
  reports: [
    'Insiste en que le escriba por otra aplicación.',
    'La foto es de una actriz, la he visto en una revista.',
    'Le dije que no y siguió escribiendo toda la noche.',
  ],
  reviews: [
    'Dos personas interesantes en un mes, y siempre se sabe quién contesta de verdad.',
    'Está bien, pero en mi provincia somos pocos. Tendré paciencia.',
    'Atención me respondió el mismo día y con palabras claras.',
    'Escribidme a lola.citas@ejemplo.es y os cuento cómo me fue.',
  ],
  appeals: ['En la foto soy yo, hace tres años en la playa. Puedo mandar otra del mismo día.'],
  reviewAppeals: [
    'No es un contacto: es el nombre del bar donde nos vimos. Si hace falta, lo quito.',
  ],
};

const fr: DemoTexts = {
  openers: [
    'Bonsoir, moi aussi je marche quand la ville se vide. Vous avez un quartier préféré ?',
    'Bonjour, votre phrase sur les librairies m’a arrêté. Que lisez-vous en ce moment ?',
    'Question sérieuse : tarte aux abricots ou aux mirabelles ?',
    'Bonjour, j’arrive à peine et c’est à vous que j’avais envie d’écrire.',
    'Le cinéma du dimanche soir, vous y allez vraiment seule ?',
    'Votre sourire sur la photo : qui vous faisait rire ?',
  ],
  replies: [
    'Bonsoir ! Les quais, tôt le matin. Et vous ?',
    'Un policier, toujours. Je devine le coupable trop tard. Et vous ?',
    'Mirabelles, sans hésiter. Et la vôtre ?',
    'Vous m’en voyez touchée. Par où commence-t-on ?',
    'Vraiment, au troisième rang. On y entend mieux le silence.',
    'Ma sœur, qui racontait toujours la même histoire.',
  ],
  further: [
    'Le canal pour moi, une bonne demi-heure.',
    'Des nouvelles, une avant de dormir et jamais plus.',
    'Abricots, mais je vous pardonne.',
    'Par la journée : la mienne fut longue, elle finit bien.',
    'Il reste donc une place à côté de vous ?',
    'Cette histoire, je veux l’entendre.',
  ],
  tickets: [
    [
      'Bonjour, j’ai déménagé et mon profil montre encore mon ancienne ville. Où la changer ?',
      'Bonjour, c’est dans votre profil, à «\u00a0Où\u00a0». La recherche en tient compte aussitôt.',
      'Trouvé, merci beaucoup.',
    ],
    ['J’ai acheté le lot de 150 hier soir et il me manque des crédits. Pouvez-vous regarder ?'],
    [
      'Ma photo a été refusée alors que c’est bien moi, avec des lunettes. Que faire ?',
      'Bonjour, il faut reconnaître le visage : la même photo sans lunettes suffit.',
    ],
    ['Si je résilie aujourd’hui, jusqu’à quand mon mois reste-t-il ouvert ?'],
    [
      'Je ne reçois pas le courriel de confirmation, même dans les indésirables.',
      'Bonjour, nous venons de le renvoyer. S’il n’arrive pas dans l’heure, écrivez-nous d’une autre adresse.',
      'Reçu, il était dans les promotions.',
    ],
    ['Comment savoir si un profil est géré par vous ? Je veux n’écrire qu’à des personnes.'],
    [
      'Il me faudrait le reçu de septembre pour mes comptes.',
      'Bonjour, il est dans votre profil, à «\u00a0Paiements\u00a0», au bout de chaque ligne.',
    ],
  ],
  reports: [
    'Il insiste pour que je lui écrive ailleurs.',
    'La photo est celle d’une actrice, je l’ai vue dans un magazine.',
    'J’ai dit non, il a continué toute la nuit.',
  ],
  reviews: [
    'Deux belles rencontres en un mois, et l’on sait toujours qui répond vraiment.',
    'Le site est beau, mais nous sommes peu dans mon département. J’attends.',
    'Le service m’a répondu le jour même, clairement.',
    'Écrivez-moi à luc.rencontres@exemple.fr, je vous raconterai.',
  ],
  appeals: [
    'C’est bien moi, il y a trois ans à la mer. Je peux en envoyer une autre du même jour.',
  ],
  reviewAppeals: [
    'Ce n’est pas une adresse\u202F: c’est le nom du café de notre rendez-vous. Je peux l’enlever.',
  ],
};

const en: DemoTexts = {
  openers: [
    'Hello! I walk when the town goes quiet, too. Do you have a favourite way round?',
    'Hi, that line about bookshops stopped me. What are you reading?',
    'Serious question: scone with jam first, or cream first?',
    'Hello, I am new here and you are the first person I wanted to write to.',
    'Middle row and no talking: are you taking company?',
    'That laugh in the photo. Who was being funny?',
  ],
  replies: [
    'Hello! The pier, before anybody is up. And you?',
    'A crime novel, always. I guess who did it far too late. You?',
    'Jam first, no debate.',
    'I am honoured. Where does one begin?',
    'I might, for somebody who brings no crisps. Seen anything good?',
    'My brother, telling the one story he has.',
  ],
  further: [
    'The canal for me, a good half hour.',
    'Short stories, one before sleep and never two.',
    'Thank goodness, then we can talk.',
    'With the day: mine was long, but it ends well.',
    'An old one, and half the room knew the lines.',
    'Now I want to hear that story.',
  ],
  tickets: [
    [
      'Hello, I have moved and my profile still shows the old town. Where do I change it?',
      'Hello, it is in your profile under “Where”. Search knows it straight away.',
      'Found it, thanks a million.',
    ],
    ['I bought the pack of 150 last night and some credits are missing. Could you look?'],
    [
      'My photo was refused but it is me, in sunglasses. What should I do?',
      'Hello, your face has to be seen: the same photo without the glasses will do.',
    ],
    ['If I cancel today, until when is my month good?'],
    [
      'The confirmation mail never comes, and it is not in the spam either.',
      'Hello, we have just sent it again. If it is not there within the hour, write from another address.',
      'Got it, it was among the promotions.',
    ],
    ['How do I know that a profile is run by you? I want to write to people only.'],
    [
      'I need the receipt of September for my accountant.',
      'Hello, it is in your profile under “Payments”, at the end of each line.',
    ],
  ],
  reports: [
    'Keeps asking me to write on another app.',
    'The photo is of an actress, I saw it in a magazine.',
    'I said no and it went on all night.',
  ],
  reviews: [
    'Met two interesting people in a month, and you always know who truly answers.',
    'Lovely site, but we are few in my county. I can wait.',
    'Customer care answered the same day, in plain words.',
    'Write to me at tom.dates@example.ie and I will tell you how it went.',
  ],
  appeals: ['It is me, three years ago at the sea. I can send another of the same day.'],
  reviewAppeals: [
    'That is no contact: it is the name of the café where we met. I can leave it out.',
  ],
};

export const DEMO_TEXTS: Readonly<Record<Locale, DemoTexts>> = { it, es, fr, en };
