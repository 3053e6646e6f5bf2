import type { PrecacheEntry } from 'workbox-precaching';

/** What the worker keeps. The build makes the list, from the files that it has written. */
export interface KeptFiles {
  /** With every page: pictures, styles, and the page that stands in for others. */
  readonly everywhere: readonly PrecacheEntry[];
  /** By the path of a page: the page, and what it alone needs. */
  readonly own: Readonly<Record<string, readonly PrecacheEntry[]>>;
}
