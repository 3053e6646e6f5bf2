/** The most dots for one case. Beyond them, each dot stands for ten times as many people. */
const mostDots = 2_500;

/** The fewest places, which keep the dots of a small crowd from growing too large. */
const fewestPlaces = 720;

/** The people behind an amount: the visitor's own partners, the partners of these, and how many of each subscribe. */
export interface Crowd {
  readonly own: number;
  readonly ownSubscriptions: number;
  readonly theirs: number;
  readonly theirSubscriptions: number;
}

interface Crowds {
  /** How many people one dot stands for: 1, 10, 100 and so on. */
  readonly perDot: number;
  readonly lines: number;
  /** How many places a line has. */
  readonly perLine: number;
  /** Paths along each crowd's dots: of one's own partners, of theirs, and over both of those without a subscription. */
  readonly drawings: readonly Readonly<Record<'own' | 'theirs' | 'without', string>>[];
}

/** A path along dots, from one place to another. A dot's place is a square of 1. */
function along(from: number, to: number, perLine: number): string {
  let path = '';
  for (let place = from; place < to;) {
    const inLine = Math.min(perLine - (place % perLine), to - place);
    path += `M${(place % perLine) + 0.5} ${Math.floor(place / perLine) + 0.5}h${inLine - 0.9}`;
    place += inLine;
  }
  return path;
}

/**
 * A dot for each person or, in large crowds, for 10, 100 and so on; a remainder gets a dot, too. The largest crowd sets
 * the scale of all, so that they can be compared at a glance.
 * @param ratio how many times as wide as high the drawing is, a whole number
 */
export function crowds(all: readonly Crowd[], ratio: number): Crowds {
  let perDot = 1;
  while (all.some(({ own, theirs }) => (own + theirs) / perDot > mostDots)) perDot *= 10;
  const dots = (people: number) => Math.ceil(people / perDot);
  const most = Math.max(...all.map(({ own, theirs }) => dots(own) + dots(theirs)));
  const lines = Math.ceil(Math.sqrt(Math.max(fewestPlaces, most) / ratio));
  const perLine = ratio * lines;
  const drawings = all.map(({ own, ownSubscriptions, theirs, theirSubscriptions }) => {
    const [ofOwn, end] = [dots(own), dots(own) + dots(theirs)];
    return {
      own: along(0, ofOwn, perLine),
      theirs: along(ofOwn, end, perLine),
      without: along(dots(ownSubscriptions), ofOwn, perLine) + along(ofOwn + dots(theirSubscriptions), end, perLine),
    };
  });
  return { perDot, lines, perLine, drawings };
}
