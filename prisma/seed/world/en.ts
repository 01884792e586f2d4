import type { WorldCopy } from './world-copy.ts';

export const en: WorldCopy = {
  women: {
    younger: [
      ['Aoife', 'Niamh', 'Ciara', 'Orla', 'Róisín', 'Emma', 'Sarah', 'Rachel', 'Clodagh', 'Grace'],
      ['Hannah', 'Katie', 'Maeve', 'Megan', 'Rebecca', 'Saoirse', 'Shauna', 'Cara', 'Ella', 'Leah'],
      ['Molly', 'Olivia', 'Sophie', 'Muireann', 'Fiadh', 'Caoimhe', 'Sadhbh', 'Lucy', 'Éabha'],
    ].flat(),
    older: [
      ['Sinéad', 'Gráinne', 'Laura', 'Deirdre', 'Eimear', 'Fiona', 'Nicole', 'Nora', 'Siobhán'],
      ['Tara', 'Una', 'Áine', 'Bríd', 'Gemma', 'Helen', 'Jane', 'Louise', 'Ruth', 'Yvonne', 'Kate'],
      ['Maura', 'Breda', 'Noreen', 'Geraldine', 'Patricia', 'Carmel', 'Bernie', 'Marian'],
    ].flat(),
  },
  men: {
    younger: [
      ['Conor', 'Seán', 'Cian', 'Liam', 'Eoin', 'Darragh', 'Fionn', 'Oisín', 'Aidan', 'Daniel'],
      ['James', 'Kevin', 'Rory', 'Shane', 'Ronan', 'Killian', 'Luke', 'Adam', 'Cathal', 'Jack'],
      ['Tadhg', 'Dara', 'Ben', 'Ryan'],
    ].flat(),
    older: [
      ['Patrick', 'Brian', 'Declan', 'Barry', 'Colm', 'David', 'Donal', 'Eamon', 'Gavin', 'Mark'],
      ['Niall', 'Paul', 'Stephen', 'Tom', 'Brendan', 'Dermot', 'Noel', 'Gerard', 'Martin', 'Joe'],
      ['Pat', 'Fergus', 'Frank', 'Michael'],
    ].flat(),
  },
  conversations: [
    [
      'Hello! Your first picture cheered up my Tuesday. How’s the week going?',
      'Thanks. Uphill so far, but there’s a gig in the square tonight and that’ll fix it.',
      'Who’s playing?',
      'A crowd who do ABBA on fiddles. It’s better than it sounds.',
      'It’d want to be. Is there dancing?',
      'There’s an attempt. I’ll give you a full report tomorrow.',
      'Marks out of ten, please, and spare nobody.',
    ],
    [
      'Sea or hills? It’s my only serious question.',
      'Sea until October, then I change sides.',
      'Very diplomatic. I like it.',
      'I do have strong opinions, but they’re for the second drink.',
    ],
    [
      'We’re practically neighbours. Where’s good for food without booking a month ahead?',
      'Behind the station, the place with the wobbly tables. Get the chowder.',
      'Went last night. You were right about the chowder, and about the tables.',
      'Then the next tip is yours.',
    ],
    ['I see you like walking. What’s your route when you need to think something over?'],
  ],
  reviews: [
    [
      5,
      'Joined out of curiosity and stayed for the conversations. You see what a message costs before you send it.',
    ],
    [
      4,
      'Lovely to look at and easy to use. There aren’t many of us in my county yet, but people do write back.',
    ],
    [
      4,
      'You can tell straight away who’s a member and which profiles the site runs. I’d like a few more filters.',
    ],
    [
      5,
      'Three weeks of messages, a coffee, then a Sunday on the pier. That’s all I’m saying for now.',
    ],
    [
      2,
      'Nicely made, but the free bit runs out fast and credits aren’t for me. Cancelling took two minutes, in fairness.',
    ],
    [5, 'I thought I’d be the oldest here by a mile. I’m not, and nobody’s in a rush.'],
    [3, 'Good idea, honest prices. Of an evening it’s the same few people online near me.'],
    [
      5,
      'Finally one that doesn’t send me twenty notifications a day. I picked when I hear from it.',
    ],
    [4, 'Got my age wrong when I signed up. Support had it sorted the same day.'],
    [3, 'Grand, but some profiles haven’t a word on them, and then you don’t know where to start.'],
  ],
};
