import type { WorldCopy } from './world-copy.ts';

export const it: WorldCopy = {
  women: {
    younger: [
      ['Giulia', 'Martina', 'Chiara', 'Alessia', 'Federica', 'Sara', 'Ilaria', 'Marta', 'Elisa'],
      ['Beatrice', 'Serena', 'Arianna', 'Giorgia', 'Irene', 'Noemi', 'Ludovica', 'Benedetta'],
      ['Camilla', 'Viola', 'Emma', 'Carlotta', 'Greta', 'Aurora', 'Sofia', 'Alice', 'Bianca'],
      ['Gaia', 'Margherita', 'Vittoria', 'Rebecca', 'Ginevra', 'Azzurra', 'Miriam', 'Lara'],
    ].flat(),
    older: [
      ['Francesca', 'Elena', 'Silvia', 'Valentina', 'Laura', 'Paola', 'Claudia', 'Roberta'],
      ['Daniela', 'Cristina', 'Veronica', 'Barbara', 'Simona', 'Monica', 'Patrizia', 'Rossella'],
      [
        'Stefania',
        'Michela',
        'Caterina',
        'Lucia',
        'Donatella',
        'Raffaella',
        'Nicoletta',
        'Ornella',
      ],
      ['Antonella', 'Mara', 'Sabrina', 'Luisa', 'Graziella', 'Marisa', 'Loredana', 'Tiziana'],
    ].flat(),
  },
  men: {
    younger: [
      ['Luca', 'Andrea', 'Matteo', 'Davide', 'Alessandro', 'Simone', 'Federico', 'Emanuele'],
      ['Riccardo', 'Nicola', 'Daniele', 'Gianluca', 'Pietro', 'Tommaso', 'Lorenzo', 'Filippo'],
      ['Edoardo', 'Giacomo', 'Leonardo', 'Samuele', 'Mattia', 'Gabriele', 'Elia', 'Jacopo'],
    ].flat(),
    older: [
      ['Marco', 'Stefano', 'Francesco', 'Paolo', 'Roberto', 'Giovanni', 'Fabio', 'Antonio'],
      ['Michele', 'Enrico', 'Claudio', 'Giorgio', 'Massimo', 'Vincenzo', 'Salvatore', 'Dario'],
      ['Sergio', 'Maurizio', 'Franco', 'Renato', 'Walter', 'Bruno', 'Piero', 'Umberto'],
    ].flat(),
  },
  conversations: [
    [
      'Ciao! La tua prima foto mi ha messo di buonumore. Com’è cominciata la settimana?',
      'Ciao, grazie. In salita, ma stasera c’è il cinema all’aperto e rimedio.',
      'Che cosa danno?',
      'Un film francese dove tutti mangiano e nessuno si decide.',
      'Il mio genere preferito. Si piange?',
      'Un po’, ma poi arriva il dolce. Ti racconto com’è finito.',
      'Ci conto. E dimmi anche del dolce.',
    ],
    [
      'Mare o montagna? È la mia unica domanda seria.',
      'Mare fino a settembre, poi cambio partito.',
      'Risposta diplomatica. Mi piace.',
      'Ho anche idee nette, ma le tengo per il secondo caffè.',
    ],
    [
      'Anche tu da queste parti! Dove si mangia bene senza prenotare un mese prima?',
      'Dietro la stazione, i tavolini fuori. Prendi il pesce del giorno.',
      'Provato ieri sera: avevi ragione tu. Ho preso pure il vino della casa.',
      'Allora la prossima volta mi dici il tuo di posto.',
    ],
    ['Ho visto che ti piace camminare. Qual è il tuo giro quando vuoi pensare un po’?'],
  ],
  reviews: [
    [
      5,
      'Iscrizione per curiosità, abbonamento per le conversazioni. Il prezzo di ogni messaggio si vede prima e non ho avuto sorprese.',
    ],
    [
      4,
      'Bello e facile da usare. Nella mia provincia siamo ancora pochi, ma chi c’è risponde davvero.',
    ],
    [
      4,
      'Mi piace che si capisca subito chi è un iscritto e chi è gestito dal sito. Vorrei più filtri nella ricerca.',
    ],
    [
      5,
      'Ci siamo scritti tre settimane, poi un caffè, poi la domenica al mare. Per ora non serve sapere altro.',
    ],
    [
      2,
      'Il sito è curato, ma con i messaggi gratis si fa poco e io non amo i crediti. Ho disdetto in due minuti, questo va detto.',
    ],
    [
      5,
      'Alla mia età temevo di trovare solo ragazzini. Invece parlo con persone come me, con calma.',
    ],
    [
      3,
      'Idea carina e niente trucchi nei prezzi. Però di sera le persone online vicino a me sono sempre le stesse.',
    ],
    [
      5,
      'Finalmente un sito che non mi manda venti notifiche al giorno. Ho scelto io quando ricevere gli avvisi.',
    ],
    [4, 'Assistenza rapida: ho sbagliato età nell’iscrizione e mi hanno risposto in giornata.'],
    [4, 'La ricerca funziona bene anche dal telefono vecchio di mia madre. Ora lo usa anche lei.'],
    [
      5,
      'Ho trovato una compagna di camminate e forse qualcosa di più. Grazie a chi ha scritto i testi: fanno sorridere.',
    ],
    [3, 'Buono, ma i profili senza testo andrebbero avvisati: non si sa mai come cominciare.'],
    [4, 'Ho provato il mese singolo e non si è rinnovato da solo. Sembra poco, non lo è.'],
    [5, 'Ho bloccato una persona insistente e da allora silenzio. Ci si sente al sicuro.'],
    [
      2,
      'Carino, ma abito in montagna e il più vicino sta a ottanta chilometri. Riproverò tra un anno.',
    ],
  ],
};
