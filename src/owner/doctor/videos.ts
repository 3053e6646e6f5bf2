import { settingsFile } from '../../config/read-settings.ts';
import type { Site } from '../../config/site.ts';
import { filmAddress } from '../../config/video.ts';
import type { Finding } from './finding.ts';

/** How long YouTube may take to answer, in milliseconds. */
const patience = 5000;

type Ask = (address: string, options: { readonly signal: AbortSignal }) => Promise<{ readonly status: number }>;

/** Whether YouTube lets any site embed a video. https://oembed.com: 401 is private, 403 not embeddable, 404 unknown. */
async function isPlayable(id: string, ask: Ask): Promise<boolean | undefined> {
  const video = encodeURIComponent(filmAddress(id));
  try {
    const { status } = await ask(`https://www.youtube.com/oembed?format=json&url=${video}`, {
      signal: AbortSignal.timeout(patience),
    });
    if (status < 300) return true;
    return [400, 401, 403, 404].includes(status) ? false : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks YouTube about every video.
 * @returns the videos that cannot be played, and the names of those that could not be checked
 */
export async function videoFindings({ videos }: Pick<Site, 'videos'>, ask: Ask = fetch) {
  const all = Object.entries(videos).flatMap(([film, ids]) =>
    Object.entries(ids).map(([code, id]) => ({ name: `videos.${film}.${code}`, id })),
  );
  const asked = await Promise.all(all.map(async (video) => ({ ...video, playable: await isPlayable(video.id, ask) })));
  const findings: Finding[] = asked
    .filter(({ playable }) => playable === false)
    .map(({ name, id }) => ({
      place: `${settingsFile}, ${name}`,
      problem: `YouTube has no video "${id}" that other sites may embed.`,
    }));
  return { findings, unchecked: asked.filter(({ playable }) => playable === undefined).map(({ name }) => name) };
}
