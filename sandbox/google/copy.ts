export interface ChoiceCopy {
  readonly title: string;
  readonly lead: string;
  readonly other: string;
  readonly email: string;
  readonly verified: string;
  readonly unverified: string;
  readonly go: string;
  readonly cancel: string;
  readonly note: string;
}

const ENGLISH: ChoiceCopy = {
  title: 'Choose an account',
  lead: 'to go on at the site that sent you here',
  other: 'Another invented person',
  email: 'E-mail',
  verified: 'verified address',
  unverified: 'unverified address',
  go: 'Continue',
  cancel: 'Cancel',
  note: 'A stand-in for tests: the provider is not here and nobody on this page exists.',
};

const COPY: Readonly<Record<string, ChoiceCopy>> = {
  it: {
    title: 'Scegli un account',
    lead: 'per continuare sul sito che ti ha mandato qui',
    other: 'Un’altra persona inventata',
    email: 'E-mail',
    verified: 'indirizzo verificato',
    unverified: 'indirizzo non verificato',
    go: 'Continua',
    cancel: 'Annulla',
    note: 'Una controfigura per le prove: qui non c’è il fornitore e nessuno esiste davvero.',
  },
  es: {
    title: 'Elige una cuenta',
    lead: 'para seguir en el sitio que te ha enviado aquí',
    other: 'Otra persona inventada',
    email: 'Correo',
    verified: 'dirección verificada',
    unverified: 'dirección sin verificar',
    go: 'Continuar',
    cancel: 'Cancelar',
    note: 'Un doble para las pruebas: aquí no está el proveedor y nadie existe de verdad.',
  },
  fr: {
    title: 'Choisir un compte',
    lead: 'pour continuer sur le site d’où vous venez',
    other: 'Une autre personne inventée',
    email: 'E-mail',
    verified: 'adresse vérifiée',
    unverified: 'adresse non vérifiée',
    go: 'Continuer',
    cancel: 'Annuler',
    note: 'Une doublure pour les essais\u202f: le fournisseur n’est pas ici et personne n’existe vraiment.',
  },
  en: ENGLISH,
};

export function choiceCopy(language: string): { lang: string; copy: ChoiceCopy } {
  const copy = COPY[language];
  return copy ? { lang: language, copy } : { lang: 'en', copy: ENGLISH };
}
