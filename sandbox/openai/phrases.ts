import type { Language } from './language.ts';

export const TOPICS = [
  'real',
  'greeting',
  'mood',
  'work',
  'weekend',
  'travel',
  'music',
  'food',
  'thanks',
  'goodbye',
  'question',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Patterns that indicate a topic, in all four languages; the first match decides. */
export const TOPIC_PATTERNS: Readonly<Partial<Record<Topic, RegExp>>> = {
  real: /\b(?:sei|eres|es-tu|tu es|are you)\s(?:\p{L}+\s){0,3}(?:ver[ao]|reale?|humana?|umana|vraie?|réelle?|humaine?|human)(?!\p{L})|\b(?:robot|bot|chatgpt)\b/iu,
  thanks: /\b(?:grazie|gracias|merci|thanks|thank you)\b/iu,
  goodbye:
    /\b(?:arrivederci|buonanotte|a domani|adiós|buenas noches|hasta mañana|au revoir|bonne nuit|bye|good night|see you)\b/iu,
  work: /\b(?:lavor\w*|mestiere|trabaj\w*|travail\w*|métier|job|work\w*|office|ufficio|oficina|bureau)\b/iu,
  weekend:
    /\b(?:weekend|week-end|fine settimana|sabato|domenica|sábado|domingo|samedi|dimanche|saturday|sunday)\b/iu,
  travel:
    /\b(?:viagg\w*|vacanz\w*|mare|montagna|viaj\w*|vacaciones|playa|voyag\w*|vacances|mer|travel\w*|holiday|trip|beach|sea)\b/iu,
  music: /\b(?:musica|canzone|concert\w*|música|canción|musique|chanson|music|song|band)\b/iu,
  food: /\b(?:cucin\w*|mangi\w*|cena|pizza|vino|cocin\w*|comida|cenar|cuisine|manger|dîner|vin|cook\w*|food|dinner|wine|eat)\b/iu,
  mood: /\b(?:come (?:stai|va)|cómo estás|qué tal|ça va|comment vas|how are you|how's it going)(?![\p{L}])/iu,
  greeting:
    /\b(?:ciao|salve|buongiorno|buonasera|hola|buenos días|buenas|bonjour|bonsoir|salut|hello|hi|hey)\b/iu,
  question: /\?/u,
};

type Phrases = Readonly<Record<Topic, readonly string[]>>;

const IT: Phrases = {
  real: [
    'Sono un profilo gestito dal servizio e ti rispondo con un assistente automatico. Mi fa piacere chiacchierare, se ti va.',
  ],
  greeting: [
    'Ciao! Che bello leggerti. Com’è andata la giornata?',
    'Ehi, ciao! Cosa ti ha portato qui oggi?',
    'Ciao! Raccontami qualcosa di te.',
  ],
  mood: [
    'Tutto bene, grazie. E tu, che giornata è stata?',
    'Bene! Oggi ho voglia di leggerezza. Tu come stai?',
  ],
  work: [
    'Interessante. Cosa ti piace di più del tuo lavoro?',
    'E quando stacchi, cosa fai per rilassarti?',
  ],
  weekend: [
    'Per me il fine settimana perfetto comincia con una passeggiata lenta. E il tuo?',
    'Sabato mercato, domenica libro. Tu che programmi hai?',
  ],
  travel: [
    'Viaggiare fa bene alle idee. Qual è il posto che ti è rimasto nel cuore?',
    'Mare d’inverno o montagna d’estate: tu cosa scegli?',
  ],
  music: [
    'La musica dice molto di una persona. Che canzone ascolti in questo periodo?',
    'Preferisci un concerto o un disco a casa, con calma?',
  ],
  food: [
    'Adesso mi hai messo appetito. Qual è il piatto che ti riesce meglio?',
    'Cucinare insieme è un bel modo di conoscersi. Dolce o salato?',
  ],
  thanks: ['Figurati! Continua pure, ti leggo volentieri.', 'Grazie a te, sei gentile.'],
  goodbye: ['Buonanotte, a presto!', 'A presto! È stato un piacere.'],
  question: [
    'Bella domanda. Direi di sì, ma mi incuriosisce di più la tua risposta.',
    'Ci devo pensare un attimo. Tu cosa faresti?',
  ],
  other: [
    'Mi piace come lo racconti. Dimmi di più.',
    'Capisco cosa intendi. E poi com’è andata?',
    'Davvero? Questa non me l’aspettavo.',
  ],
};

const ES: Phrases = {
  real: [
    'Soy un perfil gestionado por el servicio y te respondo con un asistente automático. Me alegra charlar, si te apetece.',
  ],
  greeting: [
    '¡Hola! Qué gusto leerte. ¿Cómo ha ido el día?',
    '¡Hola! ¿Qué te trae por aquí hoy?',
    '¡Hola! Cuéntame algo de ti.',
  ],
  mood: [
    'Todo bien, gracias. ¿Y tú, qué tal el día?',
    '¡Bien! Hoy me apetece algo ligero. ¿Tú cómo estás?',
  ],
  work: [
    'Interesante. ¿Qué es lo que más te gusta de tu trabajo?',
    'Y cuando desconectas, ¿qué haces para relajarte?',
  ],
  weekend: [
    'Mi fin de semana perfecto empieza con un paseo tranquilo. ¿Y el tuyo?',
    'Sábado de mercado, domingo de libro. ¿Qué planes tienes?',
  ],
  travel: [
    'Viajar aclara las ideas. ¿Qué lugar se te quedó dentro?',
    '¿Playa en invierno o montaña en verano? ¿Qué eliges?',
  ],
  music: [
    'La música dice mucho de una persona. ¿Qué canción escuchas ahora?',
    '¿Prefieres un concierto o un disco en casa, con calma?',
  ],
  food: [
    'Ahora me ha dado hambre. ¿Qué plato te sale mejor?',
    'Cocinar juntos es una buena forma de conocerse. ¿Dulce o salado?',
  ],
  thanks: ['¡De nada! Sigue, me gusta leerte.', 'Gracias a ti, qué amable.'],
  goodbye: ['¡Buenas noches, hasta pronto!', '¡Hasta pronto! Ha sido un placer.'],
  question: [
    'Buena pregunta. Diría que sí, pero me intriga más tu respuesta.',
    'Déjame pensarlo. ¿Tú qué harías?',
  ],
  other: [
    'Me gusta cómo lo cuentas. Sigue.',
    'Entiendo lo que dices. ¿Y luego qué pasó?',
    '¿De verdad? Eso no me lo esperaba.',
  ],
};

const FR: Phrases = {
  real: [
    'Je suis un profil géré par le service et je réponds avec un assistant automatique. Je discute volontiers, si tu veux.',
  ],
  greeting: [
    'Bonjour ! Ça me fait plaisir de te lire. Comment s’est passée ta journée ?',
    'Salut ! Qu’est-ce qui t’amène ici aujourd’hui ?',
    'Bonjour ! Raconte-moi quelque chose de toi.',
  ],
  mood: [
    'Tout va bien, merci. Et toi, ta journée ?',
    'Bien ! J’ai envie de légèreté aujourd’hui. Et toi, comment vas-tu ?',
  ],
  work: [
    'Intéressant. Qu’est-ce qui te plaît le plus dans ton travail ?',
    'Et quand tu décroches, que fais-tu pour te détendre ?',
  ],
  weekend: [
    'Mon week-end parfait commence par une promenade sans hâte. Et le tien ?',
    'Marché le samedi, lecture le dimanche. Et toi, des projets ?',
  ],
  travel: [
    'Voyager remet les idées en place. Quel endroit t’a marqué ?',
    'La mer en hiver ou la montagne en été : que choisis-tu ?',
  ],
  music: [
    'La musique en dit long sur quelqu’un. Qu’écoutes-tu en ce moment ?',
    'Plutôt concert, ou disque à la maison, au calme ?',
  ],
  food: [
    'Tu me donnes faim. Quel plat réussis-tu le mieux ?',
    'Cuisiner ensemble, c’est une belle façon de se connaître. Sucré ou salé ?',
  ],
  thanks: ['Je t’en prie ! Continue, j’aime te lire.', 'Merci à toi, c’est gentil.'],
  goodbye: ['Bonne nuit, à bientôt !', 'À bientôt ! C’était un plaisir.'],
  question: [
    'Bonne question. Je dirais oui, mais ta réponse m’intrigue davantage.',
    'Laisse-moi y penser. Et toi, que ferais-tu ?',
  ],
  other: [
    'J’aime ta façon de le raconter. Dis-m’en plus.',
    'Je vois ce que tu veux dire. Et ensuite ?',
    'Vraiment ? Je ne m’y attendais pas.',
  ],
};

const EN: Phrases = {
  real: [
    'I am a profile hosted by the service and an automated assistant writes my answers. Happy to chat, if you like.',
  ],
  greeting: [
    'Hello! Nice to hear from you. How was your day?',
    'Hi there! What brings you here today?',
    'Hello! Tell me something about you.',
  ],
  mood: [
    'All good, thank you. And how has your day been?',
    'I’m well! In the mood for something light today. And you?',
  ],
  work: [
    'Interesting. What do you like most about your work?',
    'And when you switch off, what do you do to unwind?',
  ],
  weekend: [
    'My perfect weekend starts with a slow walk. What about yours?',
    'Market on Saturday, a book on Sunday. Any plans?',
  ],
  travel: [
    'Travelling clears the head. Which place has stayed with you?',
    'The sea in winter or the hills in summer: which one is you?',
  ],
  music: [
    'Music says a lot about a person. What are you listening to these days?',
    'A concert, or a record at home in peace?',
  ],
  food: [
    'Now you have made me hungry. Which dish do you do best?',
    'Cooking together is a fine way to get to know someone. Sweet or savoury?',
  ],
  thanks: ['You’re welcome! Go on, I like reading you.', 'Thank you, that is kind.'],
  goodbye: ['Good night, talk soon!', 'See you soon! It was a pleasure.'],
  question: [
    'Good question. I would say yes, but your answer interests me more.',
    'Let me think about it. What would you do?',
  ],
  other: [
    'I like the way you tell it. Go on.',
    'I see what you mean. And then?',
    'Really? I did not expect that one.',
  ],
};

export const PHRASES: Readonly<Record<Language, Phrases>> = { it: IT, es: ES, fr: FR, en: EN };
