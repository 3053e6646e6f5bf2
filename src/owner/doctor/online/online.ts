import type { Site } from '../../../config/settings-types.ts';
import { builtSiteFindings } from '../built-site.ts';
import { settingsFile, type Finding } from '../finding.ts';
import { report, type Report } from '../report.ts';
import { asker } from './ask.ts';
import { closedDoor } from './front-door.ts';
import { grouped } from './grouped.ts';
import { httpsFindings } from './https.ts';
import { builtFor, publishedPages } from './published-page.ts';
import { siteFindings } from './site-findings.ts';
import { unlistedFindings } from './unlisted.ts';

/** How long an answer may take, in milliseconds. */
const usualPatience = 10_000;

const otherAddress = (address: string, origin: string) =>
  `These pages send search engines and chats to ${origin}, as the settings say. That is right for a preview; if ` +
  `${address} is for the public, set it as origin in ${settingsFile}, build and publish again.`;

const otherSettings = (origin: string, site: Site): Finding => ({
  place: `${settingsFile}, origin`,
  problem:
    `The pages were built for ${origin}, the settings have ${site.origin}. Correct the settings, or run the doctor ` +
    'with the SITE_ORIGIN that they were built with; if the pages are wrong, build and publish again.',
});

const notBuilt = 'Not compared with dist, which is not built with the same settings: "npm run build" does that.';

/**
 * What is wrong with a published site, seen from outside.
 * @param address its origin
 * @param site the settings that it should have
 * @param dist the built site's folder, with a trailing slash; it need not be there
 * @param patience how long each answer may take, in milliseconds
 */
export async function onlineReport(address: string, site: Site, dist: URL, patience = usualPatience): Promise<Report> {
  const verdict = { fine: `Fine: ${address} answers as it should.`, faulty: `What is wrong with ${address}:` };
  const ask = asker(address, patience);
  const closed = await closedDoor(ask);
  if (closed !== undefined) return report([{ place: address, problem: closed }], [], verdict);

  const pages = await publishedPages(ask);
  const origin = builtFor(pages) ?? site.origin;
  const isAsSet = origin === site.origin;
  const isBuilt = isAsSet && builtSiteFindings(dist, site).length === 0;
  const findings = [
    ...(isAsSet ? [] : [otherSettings(origin, site)]),
    ...(await siteFindings(pages, origin, isBuilt ? dist : undefined, ask)),
    ...(origin === address ? await unlistedFindings(ask) : []),
    ...(await httpsFindings(address, ask)),
  ];
  const notes = [
    ...(isAsSet && address !== origin ? [otherAddress(address, origin)] : []),
    ...(isBuilt ? [] : [notBuilt]),
  ];
  return report(grouped(findings), notes, verdict);
}
