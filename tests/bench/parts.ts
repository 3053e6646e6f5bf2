import {
  aboveCalculator,
  allJavaScript,
  partnersKit,
  scriptsInPage,
  throughCalculator,
  whatAnAmountTakes,
  wholePage,
} from '../build/budgets.ts';
import { measureArrival } from './arrival.ts';
import { measureBytes } from './bytes.ts';
import { floor, otherWayRound, ours } from './compared-pages.ts';
import { measureKeys } from './keys.ts';
import { measurement } from './measurement.ts';
import type { Part } from './part.ts';
import { forWebServer } from './requirements.ts';
import { measureSharedLink } from './shared-link.ts';
import { forSlowLink, links, type LinkName } from './slow-link.ts';
import { times } from './table.ts';
import { firstVisits, hydrations } from './touch-parts.ts';

function bytes(): Part {
  const files = measurement([], measureBytes);
  return {
    measurements: [files],
    isOnce: true,
    lines: () => [
      { measure: 'above the calculator, B', target: aboveCalculator, ours: files.median(({ above }) => above) },
      {
        measure: "to the calculator's end, B",
        target: throughCalculator,
        ours: files.median(({ through }) => through),
      },
      { measure: 'largest page, B', target: wholePage, ours: files.median(({ page }) => page) },
      { measure: "scripts up to a page's calculator, B", target: scriptsInPage, ours: files.median(({ own }) => own) },
      { measure: 'all JavaScript, B', target: allJavaScript, ours: files.median(({ scripts }) => scripts) },
      { measure: 'the partner’s kit, B', target: partnersKit, ours: files.median(({ kit }) => kit) },
      { measure: 'what an amount takes, B', target: whatAnAmountTakes, ours: files.median(({ needed }) => needed) },
    ],
  };
}

function arrival(link: LinkName, port: number): Part {
  const needs = [...forWebServer, ...forSlowLink];
  const [floorPage, ourPage] = [floor, ours].map((page) => measurement(needs, () => measureArrival(page, link, port)));
  const shared = measurement(needs, () => measureSharedLink(link, port));
  const { name } = links[link];
  return {
    measurements: [floorPage!, ourPage!, shared],
    lines() {
      const paint = floorPage!.median(({ firstPaint }) => firstPaint);
      const usable = floorPage!.median((sample) => sample.usable);
      return [
        {
          measure: `first paint, ${name}, ms`,
          target: times(1.05, paint),
          floor: paint,
          ours: ourPage!.median(({ firstPaint }) => firstPaint),
        },
        {
          measure: `usable, ${name}, ms`,
          target: times(1.15, usable),
          floor: usable,
          ours: ourPage!.median((sample) => sample.usable),
        },
        {
          measure: `shared numbers, ${name}, ms`,
          target: times(1.15, usable),
          ours: shared.median(({ rightNumbers }) => rightNumbers),
        },
        { measure: `layout shift, ${name}`, target: 0, ours: shared.median(({ layoutShift }) => layoutShift) },
      ];
    },
  };
}

function keys(slowdown: number, port: number): Part {
  const [floorPage, ourPage] = [floor, ours].map((page) =>
    measurement(forWebServer, () => measureKeys(page, slowdown, port)),
  );
  return {
    measurements: [floorPage!, ourPage!],
    lines: () =>
      (['p50', 'p98'] as const).map((share) => {
        const keyToPaint = floorPage!.median((sample) => sample[share]);
        return {
          measure: `key to paint, CPU x${slowdown}, ${share}, ms`,
          target: times(1.1, keyToPaint),
          floor: keyToPaint,
          ours: ourPage!.median((sample) => sample[share]),
        };
      }),
  };
}

/** Keys of an amount, each of which is answered with what it takes in both cases. */
function amounts(slowdown: number, port: number): Part {
  const page = measurement(forWebServer, () => measureKeys(otherWayRound, slowdown, port));
  return {
    measurements: [page],
    lines: () => [
      { measure: `key of an amount to paint, CPU x${slowdown}, ms`, target: 50, ours: page.median(({ p50 }) => p50) },
    ],
  };
}

/** All parts, under the names that `--only` accepts. */
export const parts = {
  bytes: () => [bytes()],
  '4g': (port: number) => [arrival('4g', port)],
  '3g': (port: number) => [arrival('3g', port)],
  keys: (port: number) => [keys(4, port), keys(6, port), amounts(6, port)],
  touch: (port: number) => [firstVisits(4, port), firstVisits(6, port), hydrations(4, port), hydrations(6, port)],
} as const satisfies Readonly<Record<string, (port: number) => Part[]>>;
