import { floor, ours, type ComparedPage } from './compared-pages.ts';
import { measureHydration } from './hydration.ts';
import { measurement } from './measurement.ts';
import type { Part } from './part.ts';
import { forWebServer } from './requirements.ts';
import { times } from './table.ts';
import { measureFirstVisit, type FirstVisit } from './touch.ts';

/** An answer may take this many times as long as on the page that ours is compared with. */
const factor = 1.25;

const slowest = ({ interactions }: FirstVisit) => Math.max(...interactions);
const each = ({ interactions }: FirstVisit) => interactions;

/** Visits that start with a tap on the first field and five digits. */
export function firstVisits(slowdown: number, port: number): Part {
  const visits = (page: ComparedPage) => measurement(forWebServer, () => measureFirstVisit(page, slowdown, port));
  const [floorPage, ourPage] = [visits(floor), visits(ours)];
  return {
    measurements: [floorPage, ourPage],
    lines: () => [
      {
        measure: `slowest interaction, CPU x${slowdown}, ms`,
        target: times(factor, floorPage.median(slowest)),
        floor: floorPage.median(slowest),
        ours: ourPage.median(slowest),
      },
      {
        measure: 'the same, worst visit',
        target: '–',
        floor: floorPage.worst(slowest),
        ours: ourPage.worst(slowest),
      },
      {
        measure: `all interactions, CPU x${slowdown}, median, ms`,
        target: times(factor, floorPage.median(each)),
        floor: floorPage.median(each),
        ours: ourPage.median(each),
      },
      {
        measure: `longest task while typing, CPU x${slowdown}, ms`,
        target: slowdown === 6 ? 50 : '–',
        floor: floorPage.median(({ typing }) => typing),
        ours: ourPage.median(({ typing }) => typing),
      },
    ],
  };
}

/** Visits in which nothing is touched, until React has come. */
export function hydrations(slowdown: number, port: number): Part {
  const page = measurement(forWebServer, () => measureHydration(slowdown, port));
  return {
    measurements: [page],
    lines: () => [
      {
        measure: `longest task of React's start, CPU x${slowdown}, ms`,
        target: slowdown === 4 ? 100 : '–',
        ours: page.median((sample) => sample),
      },
    ],
  };
}
