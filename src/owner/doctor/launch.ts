import type { Site } from '../../config/site.ts';
import { builtSiteFindings } from './built-site.ts';
import { pictureFindings } from './pictures.ts';
import { report, type Report } from './report.ts';
import { settingsAdvice, settingsFindings } from './settings.ts';
import { textFindings, textNotes, wordingNotes } from './texts.ts';
import { videoFindings } from './videos.ts';

const verdict = {
  fine: 'Ready: nothing that can be checked here stands in the way of a public launch.',
  faulty: 'Before a public launch:',
};

/**
 * What stands between this checkout and a public launch.
 * @param dist the built site's folder, with a trailing slash; undefined if it is not to be built yet
 */
export async function launchReport(site: Site, dist: URL | undefined): Promise<Report> {
  const { findings, unchecked } = await videoFindings(site);
  const notes = [
    ...settingsAdvice(site),
    ...textNotes(),
    ...wordingNotes(),
    ...(unchecked.length === 0 ? [] : [`Not checked, because YouTube did not answer: ${unchecked.join(', ')}.`]),
  ];
  const ofPages = dist === undefined ? [] : builtSiteFindings(dist, site);
  return report(
    [...settingsFindings(site), ...findings, ...textFindings(), ...pictureFindings(), ...ofPages],
    notes,
    verdict,
  );
}
