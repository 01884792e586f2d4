import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { newId } from '../../lib/kernel/ids.ts';

/** Title and text, by language; a test checks them against the rules for hosted messages. */
export const ANSWERS = {
  it: [
    [
      'Buongiorno',
      'Buongiorno, sono un’operatrice o un operatore e rispondo per {name}. Come stai?',
    ],
    ['Assistenza', 'Per domande sul tuo profilo scrivi all’assistenza dalla pagina Contatti.'],
    ['Arrivederci', 'È stato un piacere scriverti. Buona serata!'],
  ],
  es: [
    ['Buenos días', 'Buenos días, soy parte del equipo y respondo por {name}. ¿Qué tal estás?'],
    ['Atención', 'Para preguntas sobre tu perfil, escribe a atención desde la página Contacto.'],
    ['Hasta luego', 'Ha sido un placer leerte. ¡Buenas noches!'],
  ],
  fr: [
    [
      'Bonjour',
      'Bonjour, je fais partie de l’équipe et je réponds pour {name}. Comment allez-vous ?',
    ],
    ['Assistance', 'Pour une question sur votre profil, écrivez-nous depuis la page Contact.'],
    ['Au revoir', 'Ce fut un plaisir de vous lire. Bonne soirée !'],
  ],
  en: [
    ['Good day', 'Good day, I am on the team and I answer for {name}. How are you?'],
    ['Customer care', 'For questions about your profile, write to us from the Contact page.'],
    ['Goodbye', 'It was a pleasure to read you. Good night!'],
  ],
} as const;

/** Canned answers in each language, for the demo only; if any exist, nothing is added. */
export async function seedReadyAnswers(db: PrismaClient, now: Date): Promise<void> {
  if ((await db.cannedAnswer.count()) > 0) return;
  const by = { changedBy: 'seed', changedAt: now };
  await db.cannedAnswer.createMany({
    data: Object.entries(ANSWERS).flatMap(([locale, answers]) =>
      answers.map(([title, body]) => ({ id: newId(now.getTime()), locale, title, body, ...by })),
    ),
  });
}
