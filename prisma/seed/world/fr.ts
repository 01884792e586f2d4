import type { WorldCopy } from './world-copy.ts';

export const fr: WorldCopy = {
  women: {
    younger: [
      ['Camille', 'Léa', 'Manon', 'Chloé', 'Inès', 'Sarah', 'Pauline', 'Marine', 'Clara', 'Lucie'],
      ['Mathilde', 'Julie', 'Élise', 'Margaux', 'Juliette', 'Louise', 'Alice', 'Jeanne', 'Zoé'],
      ['Romane', 'Anaïs', 'Salomé', 'Agathe', 'Capucine', 'Solène', 'Maëlle', 'Noémie', 'Justine'],
    ].flat(),
    older: [
      ['Sophie', 'Nathalie', 'Isabelle', 'Sylvie', 'Catherine', 'Valérie', 'Sandrine', 'Véronique'],
      ['Florence', 'Hélène', 'Christine', 'Brigitte', 'Martine', 'Laurence', 'Corinne', 'Delphine'],
      ['Anne', 'Cécile', 'Patricia', 'Agnès', 'Béatrice', 'Muriel', 'Françoise', 'Dominique'],
    ].flat(),
  },
  men: {
    younger: [
      ['Thomas', 'Nicolas', 'Julien', 'Antoine', 'Maxime', 'Alexandre', 'Hugo', 'Lucas', 'Théo'],
      ['Clément', 'Romain', 'Quentin', 'Baptiste', 'Simon', 'Adrien', 'Arthur', 'Paul', 'Louis'],
      ['Gabriel', 'Bastien', 'Corentin', 'Valentin', 'Malo', 'Yann'],
    ].flat(),
    older: [
      ['Philippe', 'Laurent', 'Christophe', 'Olivier', 'Frédéric', 'Pascal', 'Thierry', 'Éric'],
      ['Bruno', 'Didier', 'Alain', 'Patrick', 'Jean-Marc', 'Vincent', 'François', 'Gilles'],
      ['Denis', 'Bernard', 'Michel', 'Serge', 'Hervé', 'Marc', 'Stéphane', 'Benoît'],
    ].flat(),
  },
  conversations: [
    [
      'Bonjour ! Votre première photo me met de bonne humeur. La semaine commence bien ?',
      'Merci. Un peu en montée, mais ce soir il y a cinéma en plein air, tout s’arrange.',
      'On y joue quoi ?',
      'Un film italien où tout le monde mange et personne ne se décide.',
      'Mon genre préféré. On pleure ?',
      'Un peu, et puis le dessert arrive. Je vous raconterai la fin.',
      'J’y compte. Et le dessert aussi.',
    ],
    [
      'Mer ou montagne ? C’est ma seule question sérieuse.',
      'La mer jusqu’en septembre, ensuite je change de camp.',
      'Réponse diplomatique. Elle me plaît.',
      'J’ai aussi des avis tranchés, mais ils attendront le deuxième café.',
    ],
    [
      'Nous habitons presque à côté. Où mange-t-on bien sans réserver un mois avant ?',
      'Derrière la gare, les petites tables dehors. Prenez le plat du jour.',
      'J’y étais hier soir : vous aviez raison pour le plat du jour, et pour la terrasse.',
      'Alors la prochaine adresse vient de vous.',
    ],
    ['Je vois que vous aimez marcher. Quel est votre chemin quand il faut réfléchir ?'],
  ],
  reviews: [
    [
      5,
      'Inscription par curiosité, fidélité pour les conversations. On voit le prix de chaque message avant de l’envoyer.',
    ],
    [
      4,
      'Beau et simple. Dans mon département nous sommes encore peu nombreux, mais les gens répondent.',
    ],
    [
      4,
      'On sait tout de suite qui est membre et quel profil est géré par le site. Il manque quelques filtres.',
    ],
    [
      5,
      'Trois semaines de messages, un café, puis un dimanche en forêt. Pour l’instant cela me suffit.',
    ],
    [
      2,
      'Soigné, mais la partie gratuite va vite et je n’aime pas les crédits. La résiliation a pris deux minutes, il faut le dire.',
    ],
    [
      5,
      'À mon âge, je craignais de ne pas être à ma place. J’y parle avec des gens comme moi, tranquillement.',
    ],
    [
      3,
      'Bonne idée, tarifs clairs. Le soir, près de chez moi, ce sont toujours les mêmes personnes.',
    ],
    [
      5,
      'Enfin un site qui ne m’envoie pas vingt notifications par jour : j’ai choisi quand être prévenu.',
    ],
    [4, 'Une erreur d’âge à l’inscription, corrigée par l’équipe le jour même.'],
    [3, 'Bien, mais certains profils n’ont pas un mot : on ne sait pas par où commencer.'],
  ],
};
