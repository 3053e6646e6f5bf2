import { videoId } from '../../config/video.ts';
import type { Settings } from '../setup/settings.ts';

type Videos = Settings['videos']['whoIs'];

const idsOf = ({ videos }: Settings) =>
  new Set(Object.values(videos).flatMap((film) => Object.values(film).map(videoId)));

/** The settings without a language's own videos, and without the dates of those that no other language shows. */
export function withoutVideos(settings: Settings, code: string): Settings {
  const without = (film: Videos) => Object.fromEntries(Object.entries(film).filter(([of]) => of !== code)) as Videos;
  const { whoIs, calculator } = settings.videos;
  const left = { ...settings, videos: { whoIs: without(whoIs), calculator: without(calculator) } };
  const [before, after] = [idsOf(settings), idsOf(left)];
  const isLeft = (id: string) => after.has(id) || !before.has(id);
  const dates = Object.entries(settings.videoDates).filter(([id]) => isLeft(id));
  return { ...left, videoDates: Object.fromEntries(dates) };
}
