import type { WorldCopy } from './world-copy.ts';

export const es: WorldCopy = {
  women: {
    younger: [
      ['Lucía', 'Marta', 'Paula', 'Laura', 'Sara', 'Alba', 'Irene', 'Claudia', 'Nerea', 'Ainhoa'],
      ['Andrea', 'Noelia', 'Clara', 'Julia', 'Rocío', 'Lorena', 'Aitana', 'Candela', 'Carla'],
      ['Elsa', 'Vega', 'Jimena', 'Leire', 'Noa', 'Olivia', 'Valeria', 'Ariadna', 'Lola', 'Miriam'],
    ].flat(),
    older: [
      ['Carmen', 'Pilar', 'Rosa', 'Inmaculada', 'Beatriz', 'Mercedes', 'Dolores', 'Susana'],
      ['Raquel', 'Silvia', 'Cristina', 'Elena', 'Teresa', 'Isabel', 'Montse', 'Yolanda', 'Nuria'],
      ['Esther', 'Begoña', 'Concha', 'Amparo', 'Lourdes', 'Asunción', 'Gloria', 'Sonia', 'Eva'],
    ].flat(),
  },
  men: {
    younger: [
      ['Álvaro', 'Pablo', 'Sergio', 'Adrián', 'Daniel', 'Hugo', 'Mario', 'Jorge', 'Rubén', 'Iván'],
      ['Diego', 'Marcos', 'Víctor', 'Guillermo', 'Nicolás', 'Iker', 'Gonzalo', 'Aitor', 'Bruno'],
      ['Lucas', 'Martín', 'Óscar', 'Unai', 'Samuel'],
    ].flat(),
    older: [
      ['Antonio', 'Manuel', 'Javier', 'Francisco', 'Carlos', 'Miguel', 'Rafael', 'Fernando'],
      ['Luis', 'Ángel', 'Ramón', 'Enrique', 'Vicente', 'Andrés', 'Joaquín', 'Emilio', 'Tomás'],
      ['Julián', 'Alfonso', 'Salvador', 'Ricardo', 'Ignacio', 'Jaime', 'Eduardo'],
    ].flat(),
  },
  conversations: [
    [
      '¡Hola! Tu primera foto me ha alegrado el martes. ¿Qué tal la semana?',
      'Gracias. Cuesta arriba, pero hoy hay concierto en la plaza y se arregla.',
      '¿Quién toca?',
      'Unos que versionan coplas con sintetizador. Suena peor de lo que es.',
      'Me has convencido a medias. ¿Se baila?',
      'Se intenta. Mañana te hago la crónica.',
      'Con puntuación del uno al diez, por favor.',
    ],
    [
      '¿Playa o monte? Es mi única pregunta seria.',
      'Playa hasta octubre y luego cambio de bando.',
      'Qué diplomacia. Me gusta.',
      'También tengo opiniones firmes, pero las guardo para la segunda caña.',
    ],
    [
      'Estamos al lado. ¿Dónde se tapea bien sin hacer cola?',
      'Detrás del mercado, la barra pequeña. Pide las alcachofas.',
      'Fui anoche y tenías toda la razón con las alcachofas. Y con la barra.',
      'Pues ahora te toca a ti contarme un sitio.',
    ],
    ['He visto que te gusta caminar. ¿Cuál es tu ruta cuando quieres pensar un rato?'],
  ],
  reviews: [
    [
      5,
      'Me apunté por probar y me quedé por las conversaciones. Sabes lo que cuesta cada mensaje antes de enviarlo.',
    ],
    [4, 'Bonita y fácil. En mi provincia todavía somos pocos, pero la gente contesta.'],
    [
      4,
      'Se ve enseguida quién es miembro y quién está gestionado por la web. Pediría más filtros al buscar.',
    ],
    [
      5,
      'Tres semanas escribiéndonos, un café y un domingo en la sierra. De momento no hace falta contar más.',
    ],
    [
      2,
      'Está bien hecha, pero lo gratis se acaba pronto y a mí los créditos no me van. Darme de baja fue rápido, eso sí.',
    ],
    [5, 'A mi edad pensé que no sería para mí. Hablo con gente como yo y sin prisas.'],
    [
      3,
      'Buena idea y precios claros. Por la noche, cerca de mí, siempre salen las mismas personas.',
    ],
    [5, 'Por fin una web que no me manda veinte avisos al día. Elegí yo cuándo quería recibirlos.'],
    [4, 'Me equivoqué con la edad al registrarme y atención al cliente lo arregló el mismo día.'],
    [4, 'Va de maravilla incluso en el móvil viejo de mi hermana. Ya la usa ella también.'],
    [5, 'Encontré pareja de baile y quizá algo más. Y me río con los textos, que no es poco.'],
    [3, 'Bien, aunque a los perfiles sin texto les diría algo: no sabes por dónde empezar.'],
    [4, 'Probé un mes y no se renovó solo. Parece poca cosa, pero no lo es.'],
    [5, 'Bloqueé a una persona pesada y se acabó. Da tranquilidad.'],
    [
      2,
      'Bonita, pero vivo en un pueblo y el más cercano está a noventa kilómetros. Volveré dentro de un año.',
    ],
  ],
};
