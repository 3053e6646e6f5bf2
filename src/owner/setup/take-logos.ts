import { copyFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Settings } from './settings.ts';

/** The path of a logo within the project, with a copy of a file that is elsewhere: other computers do not have it. */
function takenInto(project: string, file: string, copy: string): string {
  if (file === '') return '';
  const place = relative(project, resolve(project, file));
  if (!isAbsolute(place) && place.split(sep)[0] !== '..') return place.replaceAll(sep, '/');
  copyFileSync(file, join(project, copy));
  return copy;
}

/**
 * The settings with logos that are files of the project: others are copied into it.
 * @param project path of the project's folder, which relative paths start at
 */
export const takeLogos = (settings: Settings, project: string): Settings => ({
  ...settings,
  logo: {
    light: takenInto(project, settings.logo.light, 'src/brand/own-logo.svg'),
    dark: takenInto(project, settings.logo.dark, 'src/brand/own-logo-dark.svg'),
  },
});
