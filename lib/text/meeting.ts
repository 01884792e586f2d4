import { foldedWords } from './fold.ts';

// Written for folded words, as in `scam-patterns.ts`. Meant is a proposal of the two to meet, or its time or place;
// "nice to meet you" and "we saw each other" are none.

const DAY_EN =
  '(?:today|tonight|tomorrow|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|evening|afternoon)|next (?:week|weekend)|at \\d)';
const DAY_IT =
  '(?:oggi|stasera|domani|dopodomani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|questa (?:sera|settimana)|nel weekend|questo weekend|alle \\d|li)';
const DAY_ES =
  '(?:hoy|manana|pasado manana|esta (?:noche|tarde|semana)|(?:el |este |el proximo )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana)|a las? \\d|alli)';
const DAY_FR =
  '(?:aujourd hui|ce soir|demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce (?:week end|weekend)|cette semaine|a \\d|la bas)';

const MEETING: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`\b(?:let s|shall we|should we|can we|could we|we could|we should|we can|want to|wanna|would you like to|how about we|i d (?:love|like) to|why don t we) (?:\w+ ){0,2}?(?:meet(?: up)?|see each other|go out|hang out|(?:grab|get|have|go for) (?:a |an |some )?(?:coffee|drinks?|dinner|lunch|brunch|beer|bite|walk))\b`,
      String.raw`\b(?:meet(?: up| me| you)?|see you|pick you up|free|fancy a (?:drink|coffee|walk)) ${DAY_EN}\b`,
      String.raw`\bmeet(?:ing)? (?:up )?in person\b|\bcome (?:over|to my place)\b|\bmeet me (?:at|in)\b|\bi ll pick you up\b`,
    ].join('|'),
  ),
  new RegExp(
    [
      String.raw`\b(?:vediamoci|incontriamoci|troviamoci|conosciamoci di persona)\b`,
      String.raw`\b(?:vogliamo|possiamo|potremmo|dovremmo|vorrei|ti va di|ti andrebbe di|che ne dici di|quando) (?:\w+ ){0,2}?(?:veder(?:ci|ti)|incontrar(?:ci|ti)|uscire|prendere un (?:caffe|aperitivo|gelato)|bere qualcosa|andare a cena|cenare insieme)\b`,
      String.raw`\b(?:ci vediamo|ci troviamo|ci incontriamo|usciamo|ceniamo|sei liber[ao]|passo a prenderti) (?:\w+ ){0,2}?${DAY_IT}\b`,
      String.raw`\b(?:andiamo a (?:cena|bere|prendere)|prendiamo un (?:caffe|aperitivo|gelato)|vieni da me|passo a prenderti)\b`,
    ].join('|'),
  ),
  new RegExp(
    [
      String.raw`\b(?:podemos|podriamos|quieres|te apetece|te gustaria|me gustaria|y si|deberiamos|cuando) (?:\w+ ){0,2}?(?:quedar|quedamos|vernos|nos vemos|conocernos en persona|salir|tomar (?:algo|un cafe|una cana|una copa)|tomamos (?:algo|un cafe)|cenar|ir a cenar)\b`,
      String.raw`\b(?:nos vemos|quedamos|cenamos|te recojo|estas libre|tienes libre) (?:\w+ ){0,2}?${DAY_ES}\b`,
      String.raw`\b(?:tomamos (?:algo|un cafe|una cana|una copa)|ven a mi casa|paso a recogerte|quedamos para)\b`,
    ].join('|'),
  ),
  new RegExp(
    [
      String.raw`\b(?:on|nous) (?:pourrait|peut|devrait|pourrions|pouvons) (?:\w+ ){0,2}?(?:se|nous) (?:voir|rencontrer|retrouver)\b`,
      String.raw`\b(?:on|et si on) (?:\w+ )?(?:se (?:voit|voyait|retrouve|retrouvait|rencontre|rencontrait)|va (?:boire|prendre|diner|dejeuner)|boit un|dine ensemble|prend un (?:verre|cafe))\b`,
      String.raw`\b(?:envie de|veux|voudrais|aimerais|voulez vous|ca te dit de|ca te dirait de|ca vous dit de) (?:\w+ ){0,2}?(?:se voir|te voir|nous voir|te rencontrer|vous rencontrer|se rencontrer|boire un verre|prendre un (?:verre|cafe)|sortir|diner)\b`,
      String.raw`\b(?:tu es|t es|es tu|vous etes|etes vous) (?:libre|dispo|disponible) (?:\w+ ){0,1}?${DAY_FR}\b|\bje (?:passe|viens) (?:te|vous) chercher\b|\brendez vous ${DAY_FR}\b`,
    ].join('|'),
  ),
];

/** Whether a text proposes to meet, in any of our languages. Pure. */
export function proposesMeeting(text: string): boolean {
  const folded = foldedWords(text);
  return MEETING.some((pattern) => pattern.test(folded));
}
