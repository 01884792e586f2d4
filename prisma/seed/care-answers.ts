import { createHash } from 'node:crypto';
import { brands } from '../../lib/brands/registry.ts';
import type { Locale } from '../../lib/brands/schema.ts';
import type { PrismaClient } from '../../lib/db/generated/client.ts';

type Said = readonly [title: string, text: string];
type Kind = 'received' | 'find' | 'cancel' | 'charge' | 'login';

/** Initial canned answers, until customer care writes its own. */
const ANSWERS: Readonly<Record<Exclude<Locale, 'fr'> | 'vous' | 'tu', Record<Kind, Said>>> = {
  it: {
    received: [
      'Ci serve un po’ di tempo',
      'Ciao {name},\n\ngrazie della tua lettera {number}. Ci serve ancora un po’ di tempo per capire che cosa è successo: ti scriviamo entro due giorni lavorativi.\n\nIl servizio clienti di {brand}',
    ],
    find: [
      'Dove si trova una cosa',
      'Ciao {name},\n\nlo trovi nel tuo profilo, in alto a destra. Se non lo vedi, scrivici che cosa compare al suo posto.\n\nIl servizio clienti di {brand}',
    ],
    cancel: [
      'Come si disdice',
      'Ciao {name},\n\npuoi disdire quando vuoi in fondo a ogni pagina, alla voce «Disdire il contratto», anche senza accedere. L’abbonamento resta tuo fino alla fine del periodo già pagato.\n\nIl servizio clienti di {brand}',
    ],
    charge: [
      'Un addebito da spiegare',
      'Ciao {name},\n\nogni addebito con la sua ricevuta è nel tuo profilo, alla voce «Pagamenti». Se ce n’è uno che non riconosci, mandaci la data e l’importo: mai il numero della carta.\n\nIl servizio clienti di {brand}',
    ],
    login: [
      'Non riesce a entrare',
      'Ciao {name},\n\nchiedi una nuova password dalla pagina di accesso: il link arriva a questo indirizzo e vale un’ora. Guarda anche tra la posta indesiderata.\n\nIl servizio clienti di {brand}',
    ],
  },
  es: {
    received: [
      'Necesitamos algo de tiempo',
      'Hola {name}:\n\nGracias por tu carta {number}. Necesitamos algo de tiempo para ver qué ha pasado: te escribimos en dos días laborables.\n\nAtención al cliente de {brand}',
    ],
    find: [
      'Dónde está algo',
      'Hola {name}:\n\nLo encuentras en tu perfil, arriba a la derecha. Si no lo ves, escríbenos qué aparece en su lugar.\n\nAtención al cliente de {brand}',
    ],
    cancel: [
      'Cómo darse de baja',
      'Hola {name}:\n\nPuedes darte de baja cuando quieras al pie de cada página, en «Cancelar tu contrato», también sin entrar. La suscripción es tuya hasta el final del período pagado.\n\nAtención al cliente de {brand}',
    ],
    charge: [
      'Un cargo por explicar',
      'Hola {name}:\n\nCada cargo con su recibo está en tu perfil, en «Pagos». Si hay alguno que no reconoces, envíanos la fecha y el importe; nunca el número de la tarjeta.\n\nAtención al cliente de {brand}',
    ],
    login: [
      'No puede entrar',
      'Hola {name}:\n\nPide una contraseña nueva en la página de acceso: el enlace llega a esta dirección y vale una hora. Mira también en el correo no deseado.\n\nAtención al cliente de {brand}',
    ],
  },
  vous: {
    received: [
      'Il nous faut du temps',
      'Bonjour {name},\n\nMerci de votre lettre {number}. Il nous faut encore un peu de temps pour comprendre ce qui s’est passé\u202F: nous vous écrivons sous deux jours ouvrés.\n\nLe service client de {brand}',
    ],
    find: [
      'Où se trouve une chose',
      'Bonjour {name},\n\nVous le trouvez dans votre profil, en haut à droite. Si vous ne le voyez pas, écrivez-nous ce qui s’affiche à la place.\n\nLe service client de {brand}',
    ],
    cancel: [
      'Comment résilier',
      'Bonjour {name},\n\nVous pouvez résilier quand vous voulez, au bas de chaque page, sans même vous connecter. L’abonnement reste le vôtre jusqu’à la fin de la période payée.\n\nLe service client de {brand}',
    ],
    charge: [
      'Un débit à expliquer',
      'Bonjour {name},\n\nChaque débit et son reçu sont dans votre profil, sous «\u202FPaiements\u202F». S’il y en a un que vous ne reconnaissez pas, envoyez-nous la date et le montant, jamais le numéro de la carte.\n\nLe service client de {brand}',
    ],
    login: [
      'N’arrive pas à se connecter',
      'Bonjour {name},\n\nDemandez un nouveau mot de passe depuis la page de connexion\u202F: le lien arrive à cette adresse et vaut une heure. Regardez aussi dans les indésirables.\n\nLe service client de {brand}',
    ],
  },
  tu: {
    received: [
      'Il nous faut du temps',
      'Salut {name},\n\nMerci de ta lettre {number}. Il nous faut encore un peu de temps pour comprendre ce qui s’est passé\u202F: nous t’écrivons sous deux jours ouvrés.\n\nLe service client de {brand}',
    ],
    find: [
      'Où se trouve une chose',
      'Salut {name},\n\nTu le trouves dans ton profil, en haut à droite. Si tu ne le vois pas, écris-nous ce qui s’affiche à la place.\n\nLe service client de {brand}',
    ],
    cancel: [
      'Comment résilier',
      'Salut {name},\n\nTu peux résilier quand tu veux, au bas de chaque page, sans même te connecter. L’abonnement reste le tien jusqu’à la fin de la période payée.\n\nLe service client de {brand}',
    ],
    charge: [
      'Un débit à expliquer',
      'Salut {name},\n\nChaque débit et son reçu sont dans ton profil, sous «\u202FPaiements\u202F». S’il y en a un que tu ne reconnais pas, envoie-nous la date et le montant, jamais le numéro de la carte.\n\nLe service client de {brand}',
    ],
    login: [
      'N’arrive pas à se connecter',
      'Salut {name},\n\nDemande un nouveau mot de passe depuis la page de connexion\u202F: le lien arrive à cette adresse et vaut une heure. Regarde aussi dans les indésirables.\n\nLe service client de {brand}',
    ],
  },
  en: {
    received: [
      'We need some time',
      'Hello {name},\n\nThank you for your letter {number}. We need a little longer to see what happened, and write to you within two working days.\n\nCustomer care at {brand}',
    ],
    find: [
      'Where something is',
      'Hello {name},\n\nYou find it in your profile, at the top right. If you don’t see it, tell us what is there instead.\n\nCustomer care at {brand}',
    ],
    cancel: [
      'How to cancel',
      'Hello {name},\n\nYou can cancel whenever you like at the foot of every page, even without logging in. The subscription stays yours to the end of the period you paid for.\n\nCustomer care at {brand}',
    ],
    charge: [
      'A charge to explain',
      'Hello {name},\n\nEvery charge and its receipt are in your profile, under “Payments”. If there is one you don’t recognise, send us its date and amount, never the card number.\n\nCustomer care at {brand}',
    ],
    login: [
      'Cannot log in',
      'Hello {name},\n\nAsk for a new password on the log-in page: the link comes to this address and is good for an hour. Please look among the spam, too.\n\nCustomer care at {brand}',
    ],
  },
};

/** A stable id, so that a second run adds nothing. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, at, all) => {
      const begin = all.slice(0, at).reduce((sum, one) => sum + one, 0);
      return hex.slice(begin, begin + length);
    })
    .join('-');
}

/** For the demo only: canned answers of customer care, in each brand's languages and voice. */
export async function seedCareAnswers(db: PrismaClient, now: Date): Promise<void> {
  const rows = brands.flatMap(({ id: brandId, locales, address }) =>
    [locales.default, ...locales.others].flatMap((locale) => {
      const french = address.fr === 'informal' ? 'tu' : 'vous';
      const voice = locale === 'fr' ? french : locale;
      return Object.entries(ANSWERS[voice]).map(([kind, [title, text]]) => {
        const id = idOf(`${brandId} ${locale} ${kind}`);
        const content = { brandId, locale, title, text };
        return {
          id,
          answerId: id,
          version: 1,
          ...content,
          offered: true,
          newest: true,
          by: 'seed',
          at: now,
        };
      });
    }),
  );
  await db.careAnswer.createMany({ data: rows, skipDuplicates: true });
}
